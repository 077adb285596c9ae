import { deepEqual, equal } from "node:assert/strict";
import {
  alternates,
  canonicalPath,
  withoutLanguage,
} from "@/lib/i18n/links.ts";

Deno.test("a page has a link for each of the 16 languages under a tag of its own, and one for everybody else", () => {
  const links = alternates("https://a.example/contact.html");
  equal(links.length, 17);
  equal(new Set(links.map(({ hreflang }) => hreflang)).size, 17);
  for (const { hreflang } of links) {
    if (hreflang !== "x-default") {
      equal(Intl.getCanonicalLocales(hreflang)[0], hreflang);
    }
  }
  const byTag = new Map(links.map(({ hreflang, href }) => [hreflang, href]));
  const page = "https://a.example/contact.html";
  deepEqual(
    ["x-default", "hi", "sv", "vi", "vi-VN"].map((tag) => byTag.get(tag)),
    [page, ...["in", "se", "vi", "vn"].map((code) => `${page}?lang=${code}`)],
  );
});

for (
  const [address, expected] of [
    ["/", "/"],
    ["/contact.html?sent&lang=de", "/contact.html?lang=de"],
    ["/contact.html?lang=xx", "/contact.html"],
    ["/contact.html?sent", "/contact.html"],
  ] as const
) {
  Deno.test(`canonicalPath() of ${address} is ${expected}`, () => {
    equal(canonicalPath(new URL(address, "http://localhost")), expected);
  });
}

for (
  const [path, expected] of [
    ["/", "/"],
    ["/?lang=de", "/"],
    ["/track.html?code=a%20b&lang=de", "/track.html?code=a+b"],
    ["/track.html?code=a%20b", "/track.html?code=a%20b"],
  ] as const
) {
  Deno.test(`withoutLanguage() makes ${expected} of ${path}`, () => {
    equal(withoutLanguage(path), expected);
  });
}
