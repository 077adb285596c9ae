import { deepEqual, equal, match } from "node:assert/strict";
import { isLocaleCode, type Locale, LOCALES } from "@/lib/i18n/locales.ts";
import { translate, translator } from "@/lib/i18n/translate.ts";

Deno.test("translate() fills placeholders in the locale's language", () => {
  equal(
    translate(LOCALES.en, "invalid.required", { label: "status" }),
    "The status field is required.",
  );
});

Deno.test("translate() picks the plural form of the locale", () => {
  const texts = [1, 2, 5].map((minutes) =>
    translate(LOCALES.ru, "error.tooMany", { minutes }).replace(/\d/, "#")
  );
  equal(new Set(texts).size, 3);
});

Deno.test("translate() groups digits by the locale's rules", () => {
  const text = translate(LOCALES.de, "invalid.max", { label: "x", max: 2000 });
  equal(text.includes("2.000"), true, text);
});

Deno.test("translate() uses Persian digits in Persian and Latin digits in Arabic", () => {
  const limit = (locale: Locale) =>
    translate(locale, "invalid.max", { label: "x", max: 300 });
  match(limit(LOCALES.fa), /۳۰۰/);
  match(limit(LOCALES.ar), /300/);
  match(translate(LOCALES.fa, "mail.pin.once", { minutes: 15 }), /۱۵/);
});

Deno.test("translator() returns the same function for the same locale", () => {
  equal(translator(LOCALES.fa), translator(LOCALES.fa));
});

Deno.test("LOCALES has Hindi, Swedish and Vietnamese as in, se and vn, and ar and fa run right to left", () => {
  const { in: hindi, se, vn } = LOCALES;
  deepEqual([hindi.tag, se.tag, vn.tag], ["hi", "sv", "vi"]);
  const rtl = Object.values(LOCALES).filter(({ dir }) => dir === "rtl");
  deepEqual(rtl.map(({ code }) => code), ["ar", "fa"]);
});

Deno.test("isLocaleCode() accepts only the codes of the language picker", () => {
  equal(isLocaleCode("xx"), false);
  equal(isLocaleCode("toString"), false);
  equal(isLocaleCode("vn"), true);
});
