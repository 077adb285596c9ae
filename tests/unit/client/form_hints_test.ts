import { equal } from "node:assert/strict";
import { formatDay } from "@/lib/dates.ts";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";
import { formatTypedDay } from "@/lib/client/form_hints.ts";

Deno.test("formatTypedDay() formats a day like formatDay()", () => {
  equal(formatTypedDay("2026-12-01", "en"), "Dec 1, 2026");
  equal(formatTypedDay("2026-12-01T15:45", "en"), "Dec 1, 2026");
  for (const code of LOCALE_CODES) {
    const { formatTag } = LOCALES[code];
    const day = formatDay("2026-12-01T12:00:00Z", formatTag, "UTC");
    equal(
      formatTypedDay("2026-12-01", formatTag),
      day.replaceAll("\u00a0", " "),
    );
  }
});

Deno.test("formatTypedDay() returns an empty text for an invalid day", () => {
  equal(formatTypedDay("", "en"), "");
  equal(formatTypedDay("2026-13-01", "en"), "");
});
