import { deepEqual, equal, match, ok } from "node:assert/strict";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { addParcel } from "../helpers/parcels.ts";

const ORIGIN = "https://waybill.example";
const PUBLIC = ["/", "/contact.html", "/track.html", "/pages/about-us"];

async function site(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await testApp({ env });
  await writeFirstPages(app.kv);
  return app;
}

/** Returns a page's metadata by name, property or rel. */
function headOf(html: string): Map<string, string> {
  const elements = html.match(/<(?:meta|link)\b[^>]*>/g) ?? [];
  return new Map(elements.map((element) => {
    const read = (name: string) =>
      new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1];
    const rel = [read("rel"), read("hreflang")].filter(Boolean).join(" ");
    const name = read("name") ?? read("property") ?? rel;
    return [name, read("content") ?? read("href") ?? ""];
  }));
}

Deno.test("pages tell phones not to turn codes into telephone links", async () => {
  await using app = await site();
  await addParcel(app.kv, {});
  const panel = await app.signedIn();
  const pages = [
    await app.client().get("/track.html?code=WB-1111"),
    await panel.get("/control/parcels/list.html"),
  ];
  for (const { text } of pages) {
    equal(headOf(text).get("format-detection"), "telephone=no");
  }
});

Deno.test("public pages name their URL, their picture and their other languages", async () => {
  await using app = await site({ PUBLIC_ORIGIN: ORIGIN });
  const client = app.client({ origin: ORIGIN });
  for (const path of PUBLIC) {
    const head = headOf((await client.get(path)).text);
    equal(head.get("canonical"), ORIGIN + path);
    equal(head.get("og:url"), ORIGIN + path);
    equal(head.get("og:image"), `${ORIGIN}/share.png`);
    equal(head.get("og:site_name"), "Waybill Logistics");
    equal(head.get("og:type"), "website");
    equal(head.get("og:locale"), "en_US");
    equal(head.get("twitter:card"), "summary_large_image");
    ok(head.get("og:title"));
    ok(head.get("description"));
    equal(head.get("og:description"), head.get("description"));
    equal(head.get("alternate x-default"), ORIGIN + path);
    const tags = [...head.keys()].filter((name) => /^alternate /.test(name));
    // Two of the codes are Vietnamese; the last alternate is x-default.
    equal(tags.length, LOCALE_CODES.length);

    const swedish = head.get("alternate sv")!;
    equal(swedish, `${ORIGIN}${path}?lang=se`);
    const { status, text, headers } = await client.get(
      swedish.slice(ORIGIN.length),
      { "accept-language": "de", cookie: "googtrans=/en/fr" },
    );
    equal(status, 200);
    match(text, /<html lang="sv"/);
    equal(headers.get("set-cookie"), null);
    equal(headOf(text).get("canonical"), swedish);
    equal(headOf(text).get("og:locale"), "sv_SE");
    equal(headOf(text).get("alternate de"), `${ORIGIN}${path}?lang=de`);
  }
});

Deno.test("public pages have no absolute links without PUBLIC_ORIGIN", async () => {
  await using app = await site();
  const client = app.client({ origin: "http://localhost" });
  for (const path of PUBLIC) {
    const { text } = await client.get(path);
    const head = headOf(text);
    for (const name of ["canonical", "og:url", "og:image", "alternate de"]) {
      equal(head.get(name), undefined);
    }
    ok(head.get("og:title"));
    ok(!text.includes('="http://localhost'), path);
  }
});

Deno.test("pages excluded from indexing have no canonical URL", async () => {
  await using app = await site({ PUBLIC_ORIGIN: ORIGIN });
  await addParcel(app.kv, {});
  for (
    const path of [
      "/track.html?code=WB-1111",
      "/track.html?code=WB-9999",
      "/resolution.html",
      "/offline.html",
      "/nowhere",
      "/control/signin.html",
    ]
  ) {
    const head = headOf((await app.client({ origin: ORIGIN }).get(path)).text);
    for (const name of ["canonical", "og:url", "og:title", "alternate de"]) {
      equal(head.get(name), undefined, path);
    }
  }
});

Deno.test("cached pages are separate for each language", async () => {
  await using app = await site();
  const client = app.client();
  const titles: string[] = [];
  for (const query of ["", "?lang=de", "?lang=fr", "?lang=de", ""]) {
    const { text } = await client.get(`/contact.html${query}`);
    titles.push(/<title>([^<]*)/.exec(text)![1]!);
  }
  equal(new Set(titles).size, 3);
  equal(titles[1], titles[3]);
  equal(titles[0], titles[4]);
});

Deno.test("structured data describes the company from its settings", async () => {
  await using app = await site({ PUBLIC_ORIGIN: ORIGIN });
  await updateSettings(app.kv, {
    company_name: "A </script><b>&amp; Sons, Łódź 😀",
    contact_email: "hello@waybill.example",
    contact_twitter: "https://x.com/waybill",
    contact_telegram: "@waybill",
    contact_instagram: "ask at the counter",
    founded_year: 1924,
  });
  const { text } = await app.client({ origin: ORIGIN }).get("/");
  const [, json] = /<script type="application\/ld\+json">([^]*?)<\/script>/
    .exec(text)!;
  deepEqual(JSON.parse(json!), {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "A </script><b>&amp; Sons, Łódź 😀",
    foundingDate: "1924",
    email: "hello@waybill.example",
    sameAs: ["https://x.com/waybill", "https://t.me/waybill"],
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/icon-512.png`,
  });
});

Deno.test("structured data describes the site, its questions and its breadcrumbs", async () => {
  await using app = await site({ PUBLIC_ORIGIN: ORIGIN });
  const client = app.client({ origin: ORIGIN });
  const home = structuredDataOf((await client.get("/?lang=de")).text);
  deepEqual(home.map((each) => each["@type"]), [
    "Organization",
    "WebSite",
    "FAQPage",
  ]);
  equal(home[1]!.url, `${ORIGIN}/`);
  equal((home[2]!.mainEntity as unknown[]).length, 4);
  const [way] = structuredDataOf((await client.get("/contact.html")).text);
  deepEqual(way!.itemListElement, [
    { "@type": "ListItem", position: 1, name: "Home Page", item: `${ORIGIN}/` },
    { "@type": "ListItem", position: 2, name: "Contact Us" },
  ]);
});

/** Returns a page's schema.org data. */
function structuredDataOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(
    /<script type="application\/ld\+json">([^]*?)<\/script>/g,
  );
  return Array.from(scripts, ([, json]) => JSON.parse(json!));
}

Deno.test("a page's Open Graph tags name its language and the alternates", async () => {
  await using app = await site({ PUBLIC_ORIGIN: ORIGIN });
  const { text } = await app.client({ origin: ORIGIN }).get("/?lang=ar");
  match(text, /property="og:locale" content="ar_AR"/);
  equal(text.match(/property="og:locale:alternate"/g)?.length, 14);
  match(text, /property="og:image:alt" content="Waybill Logistics"/);
});
