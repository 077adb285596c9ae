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
import { stageText } from "@/lib/parcels/stages.ts";

/** How a table is written. */
interface TableOptions {
  separator: CsvSeparator;
  /** Replaces the names of the columns by their labels. */
  language?: LocaleCode | undefined;
}

/** The name of a column, and its label. */
type Head = [name: string, label: (t: Translate) => string];

interface Table {
  heads: Head[];
  rows: (string | number | null)[][];
}

/** Answers how many parcels reached each stage on each of the last days. */
export function stagesCsv(
  kv: Kv,
  { days, ...options }: TableOptions & { days: string },
): Promise<Response> {
  return respond(kv, "stages", options, (figures) => ({
    heads: [
      ["day", (t) => t("control.journal.day")],
      ...REACHED_STAGES.map((stage): Head => [
        stage,
        (t) => stageText(t, stage),
      ]),
    ],
    rows: stagesByDay(figures, Number(days)).map(({ day, stages }) => [
      day,
      ...REACHED_STAGES.map((stage) => stages[stage]),
    ]),
  }));
}

/** Answers how many first deliveries were on time in each month. */
export function onTimeCsv(kv: Kv, options: TableOptions): Promise<Response> {
  return respond(kv, "on-time", options, (figures) => ({
    heads: [
      ["month", (t) => t("control.reports.month")],
      ["dated", (t) => t("control.reports.dated")],
      ["on_time", (t) => t("control.reports.onTime")],
      ["percent", (t) => t("control.reports.percent")],
    ],
    rows: onTimeByMonth(figures).map(({ month, dated, on_time, percent }) => [
      ...[month, dated, on_time, percent],
    ]),
  }));
}

/** Answers how many days parcels were under way by service. */
export function daysCsv(kv: Kv, options: TableOptions): Promise<Response> {
  return respond(kv, "days", options, (figures, t) => ({
    heads: [
      ["shipped_via", (t) => fieldTitle(t, localeOf(options), "shipped_via")],
      ["parcels", (t) => t("control.parcels.title")],
      ["median", (t) => t("control.reports.median")],
      ["ninetieth", (t) => t("control.reports.ninetieth")],
    ],
    rows: daysByWay(figures).map(({ name, parcels, median, ninetieth }) => [
      name ?? t("control.reports.others"),
      ...[parcels, median, ninetieth],
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
  const head = heads.map(([name, label]) =>
    options.language === undefined ? name : label(t)
  );
  const file = `${name}-${figures.today}.csv`;
  return await csvResponse(file, head, rows, options);
}

function localeOf({ language = "en" }: TableOptions) {
  return LOCALES[language];
}
