import { deepEqual, equal } from "node:assert/strict";
import {
  alternates,
  canonicalPath,
  directionOf,
  LOCALES,
  nameWithin,
  stayInLanguage,
  withoutLanguage,
} from "@/lib/i18n/locales.ts";

Deno.test("directionOf() goes by the first letter", () => {
  equal(directionOf("1. مرحبًا Ann"), "rtl");
  equal(directionOf("1. Hello مرحبًا"), "ltr");
  equal(directionOf("2 חבילות"), "rtl");
  equal(directionOf("123"), "ltr");
  // Digits are no letters, although Persian ones are of the Arabic script.
  equal(directionOf("۱۲ boxes left"), "ltr");
});

Deno.test("nameWithin() isolates a name in a sentence that runs the other way, and in no other", () => {
  equal(nameWithin(LOCALES.ar, "Acme Inc."), "\u2068Acme Inc.\u2069");
  equal(nameWithin(LOCALES.de, "شحن (دبي)"), "\u2068شحن (دبي)\u2069");
  equal(nameWithin(LOCALES.en, "Acme Inc."), "Acme Inc.");
  equal(nameWithin(LOCALES.fa, "شحن (دبي)"), "شحن (دبي)");
});

Deno.test("a page has an alternate for each language and a default", () => {
  const links = alternates("https://a.example/contact.html");
  equal(links.length, 16);
  equal(new Set(links.map(({ hreflang }) => hreflang)).size, 16);
  for (const { hreflang } of links) {
    if (hreflang !== "x-default") {
      equal(Intl.getCanonicalLocales(hreflang)[0], hreflang);
    }
  }
  const byTag = new Map(links.map(({ hreflang, href }) => [hreflang, href]));
  const page = "https://a.example/contact.html";
  deepEqual(
    ["x-default", "hi", "sv", "vi"].map((tag) => byTag.get(tag)),
    [page, ...["in", "se", "vi"].map((code) => `${page}?lang=${code}`)],
  );
});

for (
  const [address, expected] of [
    ["/", "/"],
    ["/contact.html?done=sent&lang=de", "/contact.html?lang=de"],
    ["/contact.html?lang=xx", "/contact.html"],
    ["/contact.html?lang=vn", "/contact.html?lang=vi"],
    ["/contact.html?done=sent", "/contact.html"],
  ] as const
) {
  Deno.test(`canonicalPath() of ${address} is ${expected}`, () => {
    equal(canonicalPath(new URL(address, "http://localhost")), expected);
  });
}

for (
  const [location, expected] of [
    ["/contact.html?done=sent#form", "/contact.html?done=sent&lang=de#form"],
    ["/contact.html", "/contact.html?lang=de"],
    ["/contact.html?lang=fr", "/contact.html?lang=de"],
    ["/", "/"],
    ["https://a.example/contact.html", "https://a.example/contact.html"],
  ] as const
) {
  Deno.test(`stayInLanguage() leads from /contact.html?lang=de to ${expected} in place of ${location}`, () => {
    const asked = new URL("http://localhost/contact.html?lang=de");
    equal(stayInLanguage(location, asked), expected);
    asked.search = "?lang=xx";
    equal(stayInLanguage(location, asked), location);
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
