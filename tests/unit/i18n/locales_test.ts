import { equal } from "node:assert/strict";
import { directionOf, LOCALES, nameWithin } from "@/lib/i18n/locales.ts";

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
