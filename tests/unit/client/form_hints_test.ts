import { equal } from "node:assert/strict";
import { writtenDay } from "@/lib/client/form_hints.ts";
import { formatDay } from "@/lib/dates.ts";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";

Deno.test("writtenDay() formats a day like formatDay()", () => {
  equal(writtenDay("2026-12-01", "en"), "Dec 1, 2026");
  equal(writtenDay("2026-12-01T15:45", "en"), "Dec 1, 2026");
  for (const code of LOCALE_CODES) {
    const { formatTag } = LOCALES[code];
    const day = formatDay("2026-12-01T12:00:00Z", formatTag, "UTC");
    equal(writtenDay("2026-12-01", formatTag), day.replaceAll("\u00a0", " "));
  }
});

Deno.test("writtenDay() is empty for an invalid day", () => {
  equal(writtenDay("", "en"), "");
  equal(writtenDay("2026-13-01", "en"), "");
});
