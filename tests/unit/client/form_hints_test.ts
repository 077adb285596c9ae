import { equal } from "node:assert/strict";
import { writtenDay } from "@/lib/client/form_hints.ts";
import { formatDay } from "@/lib/dates.ts";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";

Deno.test("writtenDay() writes a day as the rest of the site does", () => {
  equal(writtenDay("2026-12-01", "en"), "Dec 1, 2026");
  equal(writtenDay("2026-12-01T15:45", "en"), "Dec 1, 2026");
  for (const code of LOCALE_CODES) {
    const { formatTag } = LOCALES[code];
    const elsewhere = formatDay("2026-12-01T12:00:00Z", formatTag, "UTC");
    equal(
      writtenDay("2026-12-01", formatTag),
      elsewhere.replaceAll("\u00a0", " "),
    );
  }
});

Deno.test("writtenDay() writes nothing for an invalid day", () => {
  equal(writtenDay("", "en"), "");
  equal(writtenDay("2026-13-01", "en"), "");
});
