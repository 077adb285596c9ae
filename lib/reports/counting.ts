import { monthsBack, toLocalDay } from "@/lib/dates.ts";
import { FIGURES_DUE, type StageChange } from "@/lib/parcels/reached.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { type Fold, tally } from "@/lib/store/tally.ts";
import {
  applyChanges,
  type Difference,
  listDifferences,
  type ParcelFigures,
} from "./figures.ts";
import { type Figures, MONTHS_SHOWN } from "./reports.ts";
import {
  addDifferences,
  decodeMonth,
  encodeMonth,
  type MonthFigures,
  NO_FIGURES,
} from "./months.ts";

/** The key of the number of folds; the months' figures are stored under it. */
const FIGURES: Key = ["figures"];

/** The number of months that are still counted; reports show twelve. */
const MONTHS = 13;

export const figuresTally = tally<number, StageChange>({
  head: FIGURES,
  changes: FIGURES_DUE,
  add: addChanges,
});

/** Reads the figures of the past twelve months. */
export async function readFigures(kv: Kv): Promise<Figures> {
  const { time_zone } = await getSettings(kv);
  const today = toLocalDay(kv.now(), time_zone);
  const months = await readMonths(kv, monthsBack(today, MONTHS_SHOWN));
  return { today, months };
}

/** Reads the figures of the months from `first` on in one request to the store. */
export async function readMonths(
  kv: Kv,
  first: string,
): Promise<Map<string, MonthFigures>> {
  const range = { start: monthKey(first), end: [...FIGURES, true] };
  const rows = await kv.list<Uint8Array>(range, { limit: MONTHS * 2 });
  return new Map(
    rows.map(({ key, value }) => [String(key[1]), decodeMonth(value)]),
  );
}

/** Applies changes of parcels to the parcels' and the months' figures, in the commit of a fold. */
async function addChanges(
  { kv, tx, head, changes }: Fold<number, StageChange>,
): Promise<number> {
  const { time_zone } = await getSettings(kv);
  const keys = [...changes.keys()].map((id) => ["figures_of", id]);
  await tx.prefetch(keys);
  const counted = await Promise.all(
    keys.map((key) => tx.look<ParcelFigures>(key)),
  );
  const found = [...changes.values()].flatMap((changed, at) => {
    const before = counted[at]!;
    const after = applyChanges(before, changed, time_zone);
    const isErased = changed.some((change) => "erased" in change);
    if (after !== null && !isErased) tx.set(keys[at]!, after);
    else if (before !== null) tx.delete(keys[at]!);
    return listDifferences(before, after);
  });
  const today = toLocalDay(tx.now, time_zone);
  await addToMonths(kv, tx, found, monthsBack(today, MONTHS));
  return (head ?? 0) + 1;
}

/** Applies differences to the figures of their months; ignores months before `first`. */
async function addToMonths(
  kv: Kv,
  tx: Transaction,
  found: Difference[],
  first: string,
): Promise<void> {
  const byMonth = Map.groupBy(found, ({ day }) => day.slice(0, 7));
  const months = [...byMonth.keys()].filter((month) => month >= first);
  const stored = await kv.getMany<Uint8Array>(months.map(monthKey));
  for (const [at, month] of months.entries()) {
    const bytes = stored[at]!;
    const figures = bytes === null ? NO_FIGURES : decodeMonth(bytes);
    const changed = addDifferences(figures, byMonth.get(month)!);
    tx.set(monthKey(month), encodeMonth(changed));
  }
}

function monthKey(month: string): Key {
  return [...FIGURES, month];
}
