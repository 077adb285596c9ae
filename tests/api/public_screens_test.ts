import { deepEqual, equal, match, ok } from "node:assert/strict";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Client } from "../helpers/client.ts";
import { decode } from "../helpers/html.ts";
import { test } from "../helpers/site.ts";

test("the home page has the specified sections in order", async ({ app }) => {
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

test("the company's name keeps its full stop in place on right-to-left pages", async ({ app }) => {
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

test("the home page names containers, mission and vision, and links to the service pages", async ({ app }) => {
  await writeFirstPages(app.kv);
  const main = await mainOf(app.client(), "/");
  match(main, /Containers, up to .*<\/dt><dd[^>]*>200,000</);
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

test("every public page has the navigation, a theme toggle and a language picker", async ({ app }) => {
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

test("header, side navigation and footer mark only the current page", async ({ app }) => {
  await writeFirstPages(app.kv);
  for (const path of ["/", "/contact.html", "/pages/about-us"]) {
    const { text } = await app.client().get(path);
    const [page = "", footer = ""] = text.split("<footer");
    const links = page.match(/<a class="(header|drawer)-link[^>]*>/g)!;
    const marked = links.filter((link) => /current="(page|true)"/.test(link));
    ok(marked.length > 0, path);
    for (const link of marked) ok(link.includes(`href="${path}"`), link);
    const current = /<a (?=[^>]*aria-current="page")[^>]*href="([^"]*)"/g;
    for (const [, href] of footer.matchAll(current)) equal(href, path);
  }
});

test("the footer has the contact email, the company's pages and the copyright year", async ({ app }) => {
  await writeFirstPages(app.kv);
  await updateSettings(app.kv, {
    contact_email: "hello@harbour.example",
    sample_figures: "no",
  });
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

test("every specified URL exists, and near misses do not", async ({ app }) => {
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
