import { equal, match, ok } from "node:assert/strict";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { testApp } from "../helpers/app.ts";
import { test } from "../helpers/site.ts";

const ORIGIN = "https://waybill.example";

Deno.test("the sitemap lists exactly the public pages, with languages and last change", async () => {
  await using app = await testApp({ env: { PUBLIC_ORIGIN: ORIGIN } });
  await writeFirstPages(app.kv);
  const { status, text, headers } = await app.client({ origin: ORIGIN })
    .get("/sitemap.xml");
  equal(status, 200);
  match(headers.get("content-type")!, /^application\/xml/);
  const urls = [...text.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  equal(urls.length, 9 * 16);
  const paths = urls.map(([, address]) => address!.replace(ORIGIN, ""))
    .filter((path) => !path.includes("?lang="));
  equal(
    paths.sort().join(" "),
    [
      ...["/", "/contact.html", "/pages/about-us", "/pages/air-freight"],
      ...["/pages/privacy-policy", "/pages/road-transportation"],
      ...["/pages/sea-transportation", "/pages/warehousing", "/track.html"],
    ].join(" "),
  );
  for (const [, address, rest] of urls) {
    const [page] = address!.split("?");
    equal(rest!.match(/<xhtml:link rel="alternate"/g)?.length, 16);
    ok(rest!.includes(`hreflang="hi" href="${page}?lang=in"/>`));
    if (address!.includes("/pages/")) {
      match(rest!, /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    }
  }
  match(urls[0]![2]!, /<lastmod>/);
});

test("every URL in the sitemap returns 200 and may be indexed", async ({ app }) => {
  await writeFirstPages(app.kv);
  const client = app.client({ origin: "http://localhost" });
  const { text } = await client.get("/sitemap.xml");
  const addresses = [...text.matchAll(/<loc>http:\/\/localhost([^<]+)/g)];
  equal(addresses.length, 9 * 16);
  for (const [, path] of addresses) {
    const page = await client.get(path!);
    equal(page.status, 200);
    equal(page.headers.get("x-robots-tag"), null);
    ok(!/name="robots"/.test(page.text));
  }
});

Deno.test("robots.txt allows everything and names the sitemap", async () => {
  await using app = await testApp({ env: { PUBLIC_ORIGIN: ORIGIN } });
  const { text, headers } = await app.client({ origin: ORIGIN })
    .get("/robots.txt");
  match(headers.get("content-type")!, /^text\/plain/);
  equal(
    text,
    `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});
