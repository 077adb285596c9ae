import { equal } from "node:assert/strict";
import { Moment } from "@/components/panel/Moment.tsx";
import { type LocaleCode, LOCALES } from "@/lib/i18n/locales.ts";
import { panelContext } from "@/tests/helpers/context.ts";
import { render } from "@/tests/helpers/html.ts";

const WRITTEN: [LocaleCode, string][] = [
  ["en", "Nov 23, 2026, 1:08 AM"],
  ["de", "23. Nov. 2026, 01:08"],
  ["se", "23 nov. 2026 01:08"],
  ["ar", "23 نوفمبر 2026، 1:08 ص"],
  ["fa", "23 نوامبر 2026، 01:08"],
];

for (const [code, expected] of WRITTEN) {
  Deno.test(`Moment() formats a moment as "${code}" does, in the site's time zone`, () => {
    const ctx = panelContext(
      { state: { locale: LOCALES[code] } },
      { time_zone: "Asia/Tokyo" },
    );
    const html = render(<Moment ctx={ctx} iso="2026-11-22T16:08:00.000Z" />);
    equal(/>(.*)</.exec(html)![1], expected);
  });
}
