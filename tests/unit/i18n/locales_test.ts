import { deepEqual, equal } from "node:assert/strict";
import {
  addLanguage,
  alternates,
  canonicalPath,
  directionOf,
  LOCALES,
  nameWithin,
  withoutLanguage,
} from "@/lib/i18n/locales.ts";

Deno.test("directionOf() returns the direction of the first letter", () => {
  equal(directionOf("1. مرحبًا Ann"), "rtl");
  equal(directionOf("1. Hello مرحبًا"), "ltr");
  equal(directionOf("2 חבילות"), "rtl");
  equal(directionOf("123"), "ltr");
  // Digits do not count, not even Persian digits.
  equal(directionOf("۱۲ boxes left"), "ltr");
});

Deno.test("nameWithin() isolates a name only in a sentence of the other direction", () => {
  equal(nameWithin(LOCALES.ar, "Acme Inc."), "\u2068Acme Inc.\u2069");
  equal(nameWithin(LOCALES.de, "شحن (دبي)"), "\u2068شحن (دبي)\u2069");
  equal(nameWithin(LOCALES.en, "Acme Inc."), "Acme Inc.");
  equal(nameWithin(LOCALES.fa, "شحن (دبي)"), "شحن (دبي)");
});

Deno.test("alternates() returns one link for each language and a default", () => {
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

Deno.test("canonicalPath() keeps no query parameter except a known language", () => {
  const paths = {
    "/": "/",
    "/contact.html?done=sent&lang=de": "/contact.html?lang=de",
    "/contact.html?lang=xx": "/contact.html",
    "/contact.html?lang=vn": "/contact.html?lang=vi",
    "/contact.html?done=sent": "/contact.html",
  };
  for (const [address, expected] of Object.entries(paths)) {
    equal(canonicalPath(new URL(address, "http://localhost")), expected);
  }
});

Deno.test("addLanguage() adds the request's language to a translated page of the site", () => {
  const locations = {
    "/contact.html?done=sent#form": "/contact.html?done=sent&lang=de#form",
    "/contact.html": "/contact.html?lang=de",
    "/contact.html?lang=fr": "/contact.html?lang=de",
    "/": "/",
    "https://a.example/contact.html": "https://a.example/contact.html",
  };
  for (const [location, expected] of Object.entries(locations)) {
    const asked = new URL("http://localhost/contact.html?lang=de");
    equal(addLanguage(location, asked), expected);
    asked.search = "?lang=xx";
    equal(addLanguage(location, asked), location);
  }
});

Deno.test("addLanguage() keeps the language between the screens of the panel", () => {
  const asked = new URL("http://localhost/control/parcels/bulk.html?lang=ar");
  const locations = {
    "/control/jobs/01": "/control/jobs/01?lang=ar",
    "/api/parcels.csv": "/api/parcels.csv",
    "/contact.html": "/contact.html",
    "https://a.example/control/jobs/01": "https://a.example/control/jobs/01",
  };
  for (const [location, expected] of Object.entries(locations)) {
    equal(addLanguage(location, asked), expected);
  }
});

Deno.test("withoutLanguage() removes the language from a query", () => {
  const paths = {
    "/": "/",
    "/?lang=de": "/",
    "/track.html?code=a%20b&lang=de": "/track.html?code=a+b",
    "/track.html?code=a%20b": "/track.html?code=a%20b",
  };
  for (const [path, expected] of Object.entries(paths)) {
    equal(withoutLanguage(path), expected);
  }
});
