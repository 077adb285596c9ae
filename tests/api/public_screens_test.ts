import { deepEqual, equal, match, ok } from "node:assert/strict";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { decode } from "../helpers/html.ts";

Deno.test("the home page has its sections in the order of the specification", async () => {
  await using app = await testApp();
  const main = await mainOf(app.client(), "/");
  deepEqual(textsOf(main, /<h[12][^>]*>(.*?)<\/h[12]>/g), [
    "Worldwide delivery, in plain sight",
    "24/7 delivery",
    "At home on the sea",
    "Everything between door and door",
    "What you can rely on",
    "What we do",
    "Carrying freight since 1985",
    "Where our experience lies",
    "What customers say",
    "What travels with us",
    "Questions and answers",
  ]);
});

Deno.test("a company's name keeps its full stop at its end on pages that run the other way", async () => {
  await using app = await testApp();
  await updateSettings(app.kv, { company_name: "Acme Freight Inc." });
  const headers = { "accept-language": "ar" };
  const paths = ["/", "/contact.html", "/control/signin.html"];
  const visitor = app.client();
  const pages = await Promise.all(
    paths.map((path) => visitor.send(path, { headers })),
  );
  const administrator = await app.signedIn();
  pages.push(await administrator.send("/control/index.html", { headers }));
  for (const { text } of pages) {
    const body = text.slice(text.indexOf("<body"))
      .replace(/<script.*?<\/script>/gs, "");
    const shown = body.match(/Acme Freight Inc\./g) ?? [];
    const kept = body.match(
      /<bdi[^>]*>Acme Freight Inc\.<|\u2068Acme Freight Inc\.\u2069/g,
    );
    ok(shown.length > 0);
    equal(kept?.length, shown.length);
  }
});

Deno.test("the home page names three pictures, the services, the qualities, the gauges and the questions", async () => {
  await using app = await testApp();
  const main = await mainOf(app.client(), "/");
  deepEqual(textsOf(main, /role="group"[^>]*aria-label="(\d of \d)"/g), [
    "1 of 3",
    "2 of 3",
    "3 of 3",
  ]);
  const headings = textsOf(main, /<h3[^>]*>(.*?)<\/h3>/g);
  for (
    const part of [
      ["Air Freight", "Sea Transportation", "Road Transportation"],
      ["Transparent Pricing", "Real Time Tracking", "Warehouse Storage"],
      [
        "How does it work?",
        "How do I track my parcel?",
        "How do I pick up my quote?",
        "How do I get support?",
      ],
    ]
  ) {
    const at = headings.indexOf(part[0]!);
    deepEqual(headings.slice(at, at + part.length), part);
  }
  deepEqual(textsOf(main, /role="meter" (aria-label="[^"]*")/g), [
    'aria-label="Warehousing"',
    'aria-label="Ocean freight"',
    'aria-label="Air freight"',
  ]);
  deepEqual(textsOf(main, /gauge-figure[^>]*>(.*?)</g), ["95%", "85%", "90%"]);
});

Deno.test("the home page says up to how many containers, its mission and its vision, and leads on to more", async () => {
  await using app = await testApp();
  await writeFirstPages(app.kv);
  const main = await mainOf(app.client(), "/");
  match(main, /Containers, up to<\/dt><dd[^>]*>200,000</);
  match(main, /<dt>Our mission<\/dt>.*<dt>Our vision<\/dt>/s);
  match(main, /href="\/pages\/about-us">Explore More</);
  for (
    const slug of [
      "air-freight",
      "sea-transportation",
      "road-transportation",
      "warehousing",
    ]
  ) ok(main.includes(`href="/pages/${slug}"`), slug);
});

Deno.test("every public page begins with the navigation, a theme toggle and a language picker", async () => {
  await using app = await testApp();
  await writeFirstPages(app.kv);
  for (const path of PAGES) {
    const { text } = await app.client().get(path);
    const [header = ""] = text.slice(text.indexOf("<header")).split(
      "</header>",
    );
    match(header, /popovertarget="menu" aria-label="Menu"/, path);
    deepEqual(
      textsOf(header, /<a\s+class="header-link[^>]*href="([^"]*)"/g),
      ["/", "/contact.html", "/track.html"],
      path,
    );
    deepEqual(
      textsOf(header, /<a\s+class="header-link[^>]*>(.*?)<\/a>/g),
      ["Home", "Contact Us", "Track Parcel"],
      path,
    );
    match(header, /aria-label="Switch to dark theme"/, path);
    match(header, /popovertarget="languages"/, path);
  }
});

Deno.test("the side navigation leads to the screens and then to every content page, each with its icon", async () => {
  await using app = await testApp();
  await writeFirstPages(app.kv);
  const { text } = await app.client().get("/");
  const [, rest = ""] = text.split('<nav id="menu"');
  const [menu = ""] = rest.split("</nav>");
  const links = [
    ...menu.matchAll(/<a class="drawer-link" href="([^"]*)".*?<\/a>/g),
  ];
  deepEqual(links.slice(0, 3).map((link) => bare(link[0])), [
    "Home Page",
    "Contact Us",
    "Track Parcel",
  ]);
  deepEqual(links.slice(3).map((link) => link[1]).sort(), [
    "/pages/about-us",
    "/pages/air-freight",
    "/pages/privacy-policy",
    "/pages/road-transportation",
    "/pages/sea-transportation",
    "/pages/warehousing",
  ]);
  for (const [link] of links) match(link, /icons\.svg#\w+/);
});

Deno.test("the header and the side navigation mark the link to the page that is shown, and no other", async () => {
  await using app = await testApp();
  await writeFirstPages(app.kv);
  for (const path of ["/", "/contact.html", "/pages/about-us"]) {
    const { text } = await app.client().get(path);
    const links = text.match(/<a class="(header|drawer)-link[^>]*>/g)!;
    const marked = links.filter((link) => /current="(page|true)"/.test(link));
    ok(marked.length > 0, path);
    for (const link of marked) ok(link.includes(`href="${path}"`), link);
  }
});

Deno.test("the footer has the contact email, links about the company and the year of the copyright", async () => {
  await using app = await testApp();
  await writeFirstPages(app.kv);
  await updateSettings(app.kv, { contact_email: "hello@harbour.example" });
  for (const path of PAGES) {
    const { text } = await app.client().get(path);
    const [, footer = ""] = decode(text).split("<footer");
    match(footer, /href="mailto:hello@harbour\.example"/, path);
    match(footer, /© <span[^>]*>2022<\/span>/, path);
    for (const name of ["About Us", "Warehousing", "Privacy Policy"]) {
      ok(footer.includes(`>${name}<`), `${path} ${name}`);
    }
  }
});

Deno.test("the footer marks only the current page", async () => {
  await using app = await testApp();
  await writeFirstPages(app.kv);
  const client = app.client();
  for (const path of ["/contact.html", "/pages/about-us", "/"]) {
    const [, footer = ""] = (await client.get(path)).text.split("<footer");
    const current = /<a (?=[^>]*aria-current="page")[^>]*href="([^"]*)"/g;
    for (const [, href] of footer.matchAll(current)) equal(href, path);
  }
});

Deno.test("the contact page greets, and says the way from the home page", async () => {
  await using app = await testApp();
  const main = await mainOf(app.client(), "/contact.html");
  match(main, /<h1><bdi>Contact Us<\/bdi><\/h1>/);
  ok(
    main.includes(
      "We love to listen and we are eagerly waiting to talk to you",
    ),
  );
  const [, crumbs = ""] = main.split('aria-label="Breadcrumb"');
  match(
    crumbs,
    /href="\/"[^>]*>Home Page<.*aria-current="page"[^>]*>Contact Us</,
  );
});

Deno.test("the tracking page has an arrow back to the home page", async () => {
  await using app = await testApp();
  const main = await mainOf(app.client(), "/track.html");
  const arrow = /<a[^>]*href="\/"[^>]*>.*?<\/a>/.exec(main)![0];
  match(arrow, /aria-label="Back to the home page".*#arrow_back/);
});

Deno.test("every address that the specification names is there, and any other is not", async () => {
  await using app = await testApp();
  await writeFirstPages(app.kv);
  const client = app.client();
  const pages = ["air-freight", "sea-transportation", "road-transportation"];
  for (
    const path of [
      ...PAGES,
      "/resolution.html",
      "/pages/warehousing",
      "/pages/privacy-policy",
      ...pages.map((slug) => `/pages/${slug}`),
    ]
  ) equal((await client.get(path)).status, 200, path);
  for (
    const path of ["/index.html", "/contact", "/Track.html", "/contact.html/"]
  ) {
    equal((await client.get(path)).status, 404, path);
  }
});

/** One page of each kind. */
const PAGES = ["/", "/contact.html", "/track.html", "/pages/about-us"];

async function mainOf(client: Client, path: string): Promise<string> {
  const { text } = await client.get(path);
  return text.slice(text.indexOf("<main"), text.indexOf("</main>"));
}

function textsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found]) => bare(found!));
}

function bare(html: string): string {
  return html.replace(/<[^>]*>/g, "").trim();
}
