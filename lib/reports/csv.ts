import type { CsvSeparator } from "@/lib/fields/constants.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { csvResponse } from "@/lib/http/csv.ts";
import { type LocaleCode, LOCALES } from "@/lib/i18n/locales.ts";
import { type Translate, translator } from "@/lib/i18n/translate.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  daysByWay,
  type Figures,
  onTimeByMonth,
  stagesByDay,
} from "./reports.ts";
import { readFigures } from "./counting.ts";
import { REACHED_STAGES } from "./schema.ts";
import { stageText } from "@/lib/statuses/stages.ts";

interface TableOptions {
  separator: CsvSeparator;
  /** The language of the column headers; by default they are the names of the columns. */
  language?: LocaleCode | undefined;
}

interface Table {
  /** The translated column headers by name. */
  heads: Record<string, string>;
  rows: (string | number | null)[][];
}

/** Returns a CSV download of the parcels that reached each stage on each of the last days. */
export function stagesCsv(
  kv: Kv,
  { days, ...options }: TableOptions & { days: string },
): Promise<Response> {
  return respond(kv, "stages", options, (figures, t) => ({
    heads: {
      day: t("control.journal.day"),
      ...Object.fromEntries(
        REACHED_STAGES.map((stage) => [stage, stageText(t, stage)]),
      ),
    },
    rows: stagesByDay(figures, Number(days)).map(({ day, stages }) => [
      day,
      ...REACHED_STAGES.map((stage) => stages[stage]),
    ]),
  }));
}

/** Returns a CSV download of the on-time first deliveries of each month. */
export function onTimeCsv(kv: Kv, options: TableOptions): Promise<Response> {
  return respond(kv, "on-time", options, (figures, t) => ({
    heads: {
      month: t("control.reports.month"),
      dated: t("control.reports.dated"),
      on_time: t("control.reports.onTime"),
      percent: t("control.reports.percent"),
    },
    rows: onTimeByMonth(figures).map((row) => [
      row.month,
      row.dated,
      row.on_time,
      row.percent,
    ]),
  }));
}

/** Returns a CSV download of the days that parcels were in transit, by service. */
export function daysCsv(kv: Kv, options: TableOptions): Promise<Response> {
  return respond(kv, "days", options, (figures, t) => ({
    heads: {
      shipped_via: fieldTitle(t, localeOf(options), "shipped_via"),
      parcels: t("control.parcels.title"),
      median: t("control.reports.median"),
      ninetieth: t("control.reports.ninetieth"),
    },
    rows: daysByWay(figures).map((row) => [
      row.name ?? t("control.reports.others"),
      row.parcels,
      row.median,
      row.ninetieth,
    ]),
  }));
}

async function respond(
  kv: Kv,
  name: string,
  options: TableOptions,
  table: (figures: Figures, t: Translate) => Table,
): Promise<Response> {
  const figures = await readFigures(kv);
  const t = translator(localeOf(options));
  const { heads, rows } = table(figures, t);
  const head = options.language === undefined
    ? Object.keys(heads)
    : Object.values(heads);
  const file = `${name}-${figures.today}.csv`;
  return await csvResponse(file, head, rows, options);
}

function localeOf({ language = "en" }: TableOptions) {
  return LOCALES[language];
}
