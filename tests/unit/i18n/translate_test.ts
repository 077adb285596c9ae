import { equal, match } from "node:assert/strict";
import { isLocaleCode, type Locale, LOCALES } from "@/lib/i18n/locales.ts";
import { translate, translator } from "@/lib/i18n/translate.ts";

Deno.test("translate() fills placeholders in the locale's language", () => {
  equal(
    translate(LOCALES.en, "invalid.required", { label: "status" }),
    "The status field is required.",
  );
});

Deno.test("translate() picks the plural form of the locale", () => {
  const minutes = (count: number) =>
    translate(LOCALES.ru, "error.tooMany", { minutes: count });
  equal(
    new Set(
      [1, 2, 5].map((count) => minutes(count).replace(String(count), "#")),
    ).size,
    3,
  );
});

Deno.test("translate() writes numbers of more than three digits as the locale does", () => {
  const text = translate(LOCALES.de, "invalid.max", { label: "x", max: 2000 });
  equal(text.includes("2.000"), true, text);
});

Deno.test("translate() writes the numbers of a Persian sentence in Persian digits, of an Arabic one in 0 to 9", () => {
  const limit = (locale: Locale) =>
    translate(locale, "invalid.max", { label: "x", max: 300 });
  match(limit(LOCALES.fa), /۳۰۰/);
  match(limit(LOCALES.ar), /300/);
  match(translate(LOCALES.fa, "mail.pin.once", { minutes: 15 }), /۱۵/);
});

Deno.test("translator() returns the same function for the same locale", () => {
  equal(translator(LOCALES.fa), translator(LOCALES.fa));
});

Deno.test("the codes in, se and vn mean Hindi, Swedish and Vietnamese", () => {
  equal(LOCALES.in.tag, "hi");
  equal(LOCALES.se.tag, "sv");
  equal(LOCALES.vn.tag, "vi");
});

Deno.test("Arabic and Persian are written from right to left, all others from left to right", () => {
  const rtl = Object.values(LOCALES).filter(({ dir }) => dir === "rtl").map((
    { code },
  ) => code);
  equal(rtl.join(), "ar,fa");
});

Deno.test("isLocaleCode() refuses what the picker does not offer", () => {
  equal(isLocaleCode("xx"), false);
  equal(isLocaleCode("toString"), false);
  equal(isLocaleCode("vn"), true);
});
