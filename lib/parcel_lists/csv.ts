import { toLocalDay } from "@/lib/dates.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { type LocaleCode, LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { parcelFields } from "@/lib/parcels/fields.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { findCodes } from "./codes.ts";
import { walkMatches } from "./list.ts";
import type { ParcelExport } from "./schema.ts";
import { toRecord } from "@/lib/parcels/store.ts";

const READ_TOGETHER = 100;

const FIELD_NAMES = Object.keys(parcelFields) as (keyof typeof parcelFields)[];
const MAP = FIELD_NAMES.indexOf("show_map");

/** The columns of a CSV download of parcels: every field except the history. */
export const CSV_COLUMNS: readonly (keyof Parcel)[] = [
  "id",
  ...FIELD_NAMES.slice(0, MAP),
  "image",
  ...FIELD_NAMES.slice(MAP),
  "ended_at",
  "version",
  "created_at",
  "updated_at",
];

/** Returns the names of the columns, or their labels if a language is given. */
export function headerRow(
  language: LocaleCode | undefined,
  columns: readonly string[] = CSV_COLUMNS,
): string[] {
  if (language === undefined) return [...columns];
  const locale = LOCALES[language];
  const t = translator(locale);
  return columns.map((name) => fieldTitle(t, locale, name));
}

/** Returns the file name of a CSV download of parcels, with the current day in the site's time zone. */
export async function tableName(kv: Kv): Promise<string> {
  const { time_zone } = await getSettings(kv);
  return `parcels-${toLocalDay(kv.now(), time_zone)}.csv`;
}

/** Yields the parcels with exactly the codes of a list as rows, in order, without duplicates or unknown codes. */
export async function* codeRows(
  kv: Kv,
  codes: string[],
): AsyncGenerator<Parcel[keyof Parcel][]> {
  const listed = await findCodes(kv, codes, { isExact: true });
  for (const { parcel, isDoubled } of listed) {
    if (parcel !== null && !isDoubled) yield rowOf(toRecord(parcel));
  }
}

/** Yields all parcels of a selection as rows, in the order of its list. */
export async function* parcelRows(
  kv: Kv,
  { order, ...filter }: Omit<ParcelExport, "separator" | "language">,
): AsyncGenerator<Parcel[keyof Parcel][]> {
  const options = { order, per_page: READ_TOGETHER };
  for await (const { data } of walkMatches(kv, filter, options)) {
    yield* data.map(rowOf);
  }
}

function rowOf(parcel: Parcel): Parcel[keyof Parcel][] {
  return CSV_COLUMNS.map((name) => parcel[name]);
}
