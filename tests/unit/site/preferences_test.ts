import { deepEqual, equal } from "node:assert/strict";
import { localeOfTag, LOCALES } from "@/lib/i18n/locales.ts";
import { preferredLocale, readPreferences } from "@/lib/site/preferences.ts";

interface SentPreferences {
  path?: string;
  isSecure?: true;
  cookie?: string;
  /** The Accept-Language header. */
  accept?: string;
  /** The language that the calling page reports. */
  page?: string;
}

const CALL = "/api/parcels";
const FRENCH = "googtrans=/en/fr";

const CASES: [
  wishes: SentPreferences,
  locale: string,
  theme?: "light" | "dark",
][] = [
  [{}, "en"],
  [{ accept: "de" }, "de"],
  [{ cookie: FRENCH, accept: "de" }, "fr"],
  [{ cookie: "googtrans=%2Fen%2Ffr" }, "fr"],
  [{ cookie: "googtrans=/en/in" }, "in"],
  [{ cookie: "googtrans=/en/vn" }, "vn"],
  [{ cookie: "googtrans=/en/xx", accept: "de" }, "de"],
  [{ cookie: "googtrans=fr", accept: "de" }, "de"],
  [{ cookie: "googtrans=/en/__proto__" }, "en"],
  [{ path: "/?lang=se", cookie: FRENCH, accept: "de" }, "se"],
  [{ path: "/?lang=hi", cookie: FRENCH }, "fr"],
  [{ path: "/?a=1&lang=vn&lang=de" }, "vn"],
  [{ path: `${CALL}?lang=de` }, "en"],
  [{ path: CALL, accept: "de" }, "en"],
  [{ path: CALL, cookie: "googtrans=/en/de", accept: "fr" }, "de"],
  [{ path: CALL, page: "hi" }, "in"],
  [{ path: CALL, cookie: FRENCH, page: "de" }, "de"],
  [{ path: CALL, cookie: FRENCH, page: "zh-CN" }, "fr"],
  [{ page: "de" }, "en"],
  [{ cookie: "theme=dark" }, "en", "dark"],
  [{ cookie: "theme=LIGHT" }, "en", "light"],
  [{ cookie: "theme=blue" }, "en"],
  [{ cookie: "__Host-theme=dark" }, "en"],
  [{ isSecure: true, cookie: "__Host-theme=dark" }, "en", "dark"],
  [{ isSecure: true, cookie: "theme=dark" }, "en"],
];

for (const [wishes, locale, theme = null] of CASES) {
  Deno.test(`readPreferences() selects ${locale} and the ${theme ?? "system's"} theme for ${JSON.stringify(wishes)}`, () => {
    const { path = "/", isSecure: secure = false } = wishes;
    const { cookie, accept, page } = wishes;
    const headers: Record<string, string> = {
      ...(cookie !== undefined && { cookie }),
      ...(accept !== undefined && { "accept-language": accept }),
      ...(page !== undefined && { "page-language": page }),
    };
    const url = new URL(path, `http${secure ? "s" : ""}://localhost`);
    const req = new Request(url, { headers });
    const shown = readPreferences({ req, url, secure });
    deepEqual([shown.locale.code, shown.theme], [locale, theme]);
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

Deno.test("preferredLocale() reads Accept-Language by weight, cached or not", () => {
  for (const [header, code] of [...WISHES, ...WISHES]) {
    equal(preferredLocale(header).code, code, `${header}`);
  }
});

Deno.test("localeOfTag() returns the locale of a supported language with any region, and null for others", () => {
  const tags = Object.values(LOCALES).map(({ tag }) => tag);
  deepEqual(tags.map((tag) => localeOfTag(tag)?.tag), tags);
  equal(localeOfTag("sv-FI")?.code, "se");
  for (const other of ["", "zh-CN", "vn", "__proto__"]) {
    equal(localeOfTag(other), null, other);
  }
});
