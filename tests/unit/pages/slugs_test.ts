import { equal, match, ok } from "node:assert/strict";
import { slugOf } from "@/lib/pages/pages.ts";

const TITLES: [title: string, slug: string][] = [
  ["About Us", "about-us"],
  ["  Prices & terms (2026)! ", "prices-terms-2026"],
  ["Über uns", "uber-uns"],
  ["Frakt på väg", "frakt-pa-vag"],
  ["Şirket hakkında", "sirket-hakkinda"],
  ["Vận chuyển đường biển", "van-chuyen-duong-bien"],
  ["Морские перевозки", "morskie-perevozki"],
  ["الشحن الجوي", "alshhn-aljwy"],
  ["درباره ما", "drbarh-ma"],
  ["हमारे बारे में", "hmaare-baare-men"],
  ["关于我们", "guan-yu-wo-men"],
  ["create.html", "create-html"],
  ["LIST.HTML", "list-html"],
  ["../../etc/passwd", "etc-passwd"],
  ["a/b?c#d", "a-b-c-d"],
  ["__proto__", "proto"],
  ["2024", "page-2024"],
  ["???", "page"],
  ["🚢", "page"],
];

for (const [title, slug] of TITLES) {
  Deno.test(`slugOf() converts "${title}" to ${slug}`, async () => {
    equal(await slugOf(title), slug);
  });
}

Deno.test("slugOf() truncates a long title to whole words and at most 80 characters", async () => {
  const slug = await slugOf("container ".repeat(30));
  equal(slug, "container-".repeat(8).slice(0, -1));
  equal(await slugOf("x".repeat(300)), "x".repeat(80));
});

Deno.test("slugOf() returns only lower-case letters, digits and single dashes", async () => {
  for (let start = 0x20; start < 0x3000; start += 7) {
    const title = String.fromCodePoint(start, start + 3, 0x20, start + 5);
    const slug = await slugOf(title);
    match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/, JSON.stringify(title));
    ok(slug.length <= 80);
  }
});
