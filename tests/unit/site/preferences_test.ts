import { equal } from "node:assert/strict";
import { localeOfTag, LOCALES } from "@/lib/i18n/locales.ts";
import { preferredLocale, readPreferences } from "@/lib/site/preferences.ts";

interface Case {
  path?: string;
  secure?: boolean;
  cookie?: string;
  accept?: string;
  /** What our own page says of its language. */
  page?: string;
  locale: string;
  theme?: "light" | "dark";
}

const CASES: Case[] = [
  { locale: "en" },
  { accept: "de", locale: "de" },
  { cookie: "googtrans=/en/fr", accept: "de", locale: "fr" },
  { cookie: "googtrans=%2Fen%2Ffr", locale: "fr" },
  { cookie: "googtrans=/en/in", locale: "in" },
  { cookie: "googtrans=/en/vn", locale: "vn" },
  { cookie: "googtrans=/en/xx", accept: "de", locale: "de" },
  { cookie: "googtrans=fr", accept: "de", locale: "de" },
  { cookie: "googtrans=/en/__proto__", locale: "en" },
  { path: "/?lang=se", cookie: "googtrans=/en/fr", accept: "de", locale: "se" },
  { path: "/?lang=hi", cookie: "googtrans=/en/fr", locale: "fr" },
  { path: "/?a=1&lang=vn&lang=de", locale: "vn" },
  { path: "/api/parcels?lang=de", locale: "en" },
  { path: "/api/parcels", accept: "de", locale: "en" },
  {
    path: "/api/parcels",
    cookie: "googtrans=/en/de",
    accept: "fr",
    locale: "de",
  },
  { path: "/api/parcels", page: "hi", locale: "in" },
  {
    path: "/api/parcels",
    cookie: "googtrans=/en/fr",
    page: "de",
    locale: "de",
  },
  {
    path: "/api/parcels",
    cookie: "googtrans=/en/fr",
    page: "zh-CN",
    locale: "fr",
  },
  { page: "de", locale: "en" },
  { cookie: "theme=dark", locale: "en", theme: "dark" },
  { cookie: "theme=LIGHT", locale: "en", theme: "light" },
  { cookie: "theme=blue", locale: "en" },
  { cookie: "__Host-theme=dark", locale: "en" },
  { secure: true, cookie: "__Host-theme=dark", locale: "en", theme: "dark" },
  { secure: true, cookie: "theme=dark", locale: "en" },
];

for (const { path = "/", secure = false, ...wishes } of CASES) {
  const { cookie, accept, page, locale, theme } = wishes;
  const scheme = secure ? "https" : "http";
  Deno.test(`readPreferences() shows ${path} over ${scheme} in ${locale}, ${theme ?? "system"} theme, with cookie "${cookie}", Accept-Language "${accept}" and page-language "${page}"`, () => {
    const headers: Record<string, string> = {
      ...(cookie !== undefined && { cookie }),
      ...(accept !== undefined && { "accept-language": accept }),
      ...(page !== undefined && { "page-language": page }),
    };
    const url = new URL(`${scheme}://localhost${path}`);
    const req = new Request(url, { headers });
    const shown = readPreferences({ req, url, secure });
    equal(shown.locale.code, locale);
    equal(shown.theme, theme ?? null);
  });
}

const WISHES: [header: string | null, code: string][] = [
  [null, "en"],
  ["", "en"],
  ["fr", "fr"],
  ["fr-CH, fr;q=0.9, en;q=0.8", "fr"],
  ["en;q=0.5, de;q=0.9", "de"],
  ["ja, zh;q=0.9, ru;q=0.1", "ru"],
  ["de;q=0, it;q=0.1", "it"],
  ["hi-IN", "in"],
  ["sv", "se"],
  ["vi", "vi"],
  ["id", "id"],
  ["in", "id"],
  ["se", "en"],
  ["vn", "en"],
  ["AR-EG", "ar"],
  ["*", "en"],
  ["fa;q=nonsense, tr;q=0.2", "tr"],
  [";;;,,,", "en"],
  [`${"xx,".repeat(170)}fr`, "en"],
];

for (const [header, code] of WISHES) {
  Deno.test(`preferredLocale() answers "${header}" in ${code}`, () => {
    equal(preferredLocale(header).code, code);
    equal(preferredLocale(header).code, code, "from the cache");
  });
}

Deno.test("localeOfTag() knows the tags of pages only", () => {
  for (const { tag } of Object.values(LOCALES)) {
    equal(localeOfTag(tag)?.tag, tag);
  }
  equal(localeOfTag("sv-FI")?.code, "se");
  for (const other of ["", "zh-CN", "vn", "__proto__"]) {
    equal(localeOfTag(other), null, other);
  }
});
