import { deepEqual, equal } from "node:assert/strict";
import { Gauges } from "@/components/home/Gauges.tsx";
import { getSettings } from "@/lib/settings/settings.ts";
import { type LocaleCode, LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { render } from "@/tests/helpers/html.ts";
import { memoryKv, test } from "../../helpers/domain.ts";

const WRITTEN: [LocaleCode, string[]][] = [
  ["en", ["95%", "85%", "90%"]],
  ["de", ["95\u00a0%", "85\u00a0%", "90\u00a0%"]],
  ["tr", ["%95", "%85", "%90"]],
];

for (const [code, expected] of WRITTEN) {
  Deno.test(`Gauges() formats percentages as "${code}" does`, async () => {
    const locale = LOCALES[code];
    using kv = await memoryKv();
    const settings = await getSettings(kv);
    const props = { t: translator(locale), locale, settings };
    const html = render(<Gauges {...props} />);
    const shown = /gauge-figure[^>]*>(.*?)</g;
    const said = /aria-valuetext="(.*?)"/g;
    for (const texts of [shown, said]) {
      deepEqual([...html.matchAll(texts)].map(([, text]) => text), expected);
    }
  });
}

test("Gauges() draws no arc for 0 %", async (kv) => {
  const settings = { ...await getSettings(kv), gauge_air: 0 };
  const props = { t: translator(LOCALES.en), locale: LOCALES.en, settings };
  const html = render(<Gauges {...props} />);
  equal(html.match(/gauge-value/g)?.length, 2);
});
