import { getSettings } from "@/lib/settings/settings.ts";
import { toLocalDay } from "@/lib/dates.ts";
import { FIGURES_DUE, type StageChange } from "@/lib/parcels/reached.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import {
  afterChanges,
  differences,
  type MonthFigures,
  monthsBack,
  NO_FIGURES,
  type ParcelFigures,
  withDifferences,
} from "./figures.ts";

/**
 * The figures of a month are below the number of commits that have counted; each of those writes it, so that two at once
 * conflict and nothing is counted twice (decision 160).
 */
const FIGURES: Key = ["figures"];

/** What is counted of a parcel. */
const FIGURES_OF = "figures_of";

/** The months before the present one whose figures are kept up; a report shows twelve. */
const MONTHS = 13;

/** The changes that one commit counts. */
const ROWS_TOGETHER = 300;
/** The statuses of the parcels that one commit counts: 200 KB at most, beside 500 of the months. */
const STATUSES_TOGETHER = 1_000;

/** What is to be counted. */
interface Counting {
  /** Changes by the ids of their parcels. */
  changes: ReadonlyMap<string, StageChange[]>;
  /** What is counted of these parcels already. */
  counted: ReadonlyMap<string, ParcelFigures>;
  timeZone: string;
}

/** Counts what has changed, a bounded number of changes in each commit. Several processes may do so at once. */
export async function foldFigures(kv: Kv): Promise<void> {
  const { time_zone } = await getSettings(kv);
  while (!await foldSome(kv, time_zone));
}

/** Counts some changes; returns true when none are left. */
function foldSome(kv: Kv, timeZone: string): Promise<boolean> {
  return kv.transact(async (tx) => {
    const count = await beginCounting(tx);
    const limit = ROWS_TOGETHER;
    const rows = await kv.list<StageChange[]>({ prefix: [FIGURES_DUE] }, {
      limit,
    });
    if (rows.length === 0) return true;
    const due = wholeParcels(rows, rows.length < limit);
    const changes = changesOf(due);
    const counted = await readCounted(kv, [...changes.keys()]);
    const done = await count(kv, { changes, counted, timeZone });
    const ended = due.filter(({ key }) => done.has(String(key[1])));
    for (const { key } of ended) tx.delete(key);
    return ended.length === rows.length && rows.length < limit;
  });
}

/** Returns the rows of parcels all of whose rows were read, unless they are those of one parcel. */
function wholeParcels(
  rows: Entry<StageChange[]>[],
  isEnd: boolean,
): Entry<StageChange[]>[] {
  const last = rows.at(-1)!.key[1];
  const whole = rows.filter(({ key }) => key[1] !== last);
  return isEnd || whole.length === 0 ? rows : whole;
}

function changesOf(rows: Entry<StageChange[]>[]): Map<string, StageChange[]> {
  const changes = new Map<string, StageChange[]>();
  for (const { key, value } of rows) {
    changes.getOrInsertComputed(String(key[1]), () => []).push(...value);
  }
  return changes;
}

/**
 * Begins to count in the caller's commit. Returns a function that counts changes of parcels in their order, as many as fit, and
 * returns the ids of those parcels.
 */
async function beginCounting(
  tx: Transaction,
): Promise<(kv: Kv, counting: Counting) => Promise<Set<string>>> {
  // Read first: whatever another process counts after it makes this commit fail.
  const commits = await tx.read<number>(FIGURES) ?? 0;
  return async (kv, { changes, counted, timeZone }) => {
    if (changes.size > 0) tx.set(FIGURES, commits + 1);
    const found = [];
    const done = new Set<string>();
    let statuses = 0;
    for (const [id, changed] of changes) {
      const before = counted.get(id) ?? null;
      const after = afterChanges(before, changed, timeZone);
      statuses += Object.keys(after?.statuses ?? {}).length;
      if (statuses > STATUSES_TOGETHER && done.size > 0) break;
      done.add(id);
      found.push(...differences(before, after));
      const isErased = changed.some((change) => "erased" in change);
      if (after !== null && !isErased) tx.set(figuresOfKey(id), after);
      else if (before !== null) tx.delete(figuresOfKey(id));
    }
    await addToMonths(kv, tx, found, firstMonth(tx.now, timeZone));
    return done;
  };
}

/** Reads what is counted of parcels. */
async function readCounted(
  kv: Kv,
  ids: string[],
): Promise<Map<string, ParcelFigures>> {
  const stored = await kv.getMany<ParcelFigures>(ids.map(figuresOfKey));
  const found = ids.map((id, at) => [id, stored[at]!] as const);
  return new Map(found.filter(([, figures]) => figures !== null));
}

/** Adds differences to the figures of their months; those before the first month stay as they are. */
async function addToMonths(
  kv: Kv,
  tx: Transaction,
  found: ReturnType<typeof differences>,
  first: string,
): Promise<void> {
  const byMonth = Map.groupBy(found, ({ day }) => day.slice(0, 7));
  const months = [...byMonth.keys()].filter((month) => month >= first);
  const stored = await kv.getMany<Uint8Array>(months.map(monthKey));
  for (const [at, month] of months.entries()) {
    const bytes = stored[at]!;
    const figures = bytes === null ? NO_FIGURES : decodeMonth(bytes);
    const changed = withDifferences(figures, byMonth.get(month)!);
    tx.set(monthKey(month), encodeMonth(changed));
  }
}

/** Returns the first month, `YYYY-MM`, whose figures are kept up. */
function firstMonth(now: Date, timeZone: string): string {
  return monthsBack(toLocalDay(now, timeZone), MONTHS);
}

/** Returns the figures of the months from `first` on, by one request to the store. */
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

/** Encodes the figures of a month as JSON, which is read several times as fast as so many lists in the store's own form. */
export function encodeMonth(figures: MonthFigures): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(figures));
}

/** Decodes the figures of a month. */
export function decodeMonth(bytes: Uint8Array): MonthFigures {
  return JSON.parse(new TextDecoder().decode(bytes));
}

function monthKey(month: string): Key {
  return [...FIGURES, month];
}

function figuresOfKey(parcelId: string): Key {
  return [FIGURES_OF, parcelId];
}
