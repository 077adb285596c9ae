import type { Migration } from "@/lib/migrations/rows.ts";
import { filedStageOf } from "@/lib/statuses/stages.ts";
import type { Entry } from "@/lib/store/kv.ts";
import {
  type Histories,
  NO_HISTORY,
  readHistories,
  readHistoriesBetween,
} from "./histories.ts";

/** A parcel as version 1.2.0 stores it; the order never changes. */
export type Cells = unknown[];

/** The moment from which a claim applies, in milliseconds, and its source. */
export interface Mark {
  at: number;
  id: string;
}

/** A value that was set on the parcel itself; without a mark it counts as that of the newest old entry. */
type OwnValue = [value: unknown, at?: number, id?: string];

/** The origin of a value as version 1.2.0 wrote it; an empty tuple is from before there were origins. */
type Cell = null | [] | [at: number, id: string, own?: OwnValue | null];

export type Origins = Cell[] | null;

export const CREATED = 1;
export const STATUS = 8;
export const ORIGINS = 29;
export const STAGE = 32;
export const NEWEST_ENTRY = 33;

/** Status, place and point. */
const ASPECTS = [0, 1, 2];
const NOTHING_KNOWN: Cell[] = [[], [], []];

export function originsOf(cells: Cells): Origins {
  return cells[ORIGINS] as Origins ?? null;
}

/** Reports whether an origin is missing, or a parcel's own value has no mark. */
export function lacksMarks(origins: Origins): boolean {
  return origins === null || origins.length < ASPECTS.length ||
    origins.some((cell) => cell?.length === 0 || cell?.[2]?.length === 1);
}

/** Returns origins with the given mark for own values that lack one. */
export function markedOrigins(origins: Origins, { at, id }: Mark): Cell[] {
  return ASPECTS.map((aspect): Cell => {
    const cell = (origins ?? NOTHING_KNOWN)[aspect] ?? null;
    if (cell?.length === 0) return [at, id];
    const own = cell?.[2];
    if (own?.length !== 1) return cell;
    return [cell![0]!, cell![1]!, [own[0], at, id]];
  });
}

/** Returns a copy of a parcel's cells with some replaced. */
export function withCells(
  cells: Cells,
  changes: Record<number, unknown>,
): Cells {
  const copy = [...cells];
  while (copy.length <= NEWEST_ENTRY) copy.push(null);
  for (const [at, cell] of Object.entries(changes)) copy[Number(at)] = cell;
  return copy;
}

/** Stores the marks of values set on parcels themselves, which version 1.2.0 looked up each time. */
export const parcels: Migration<Histories> = {
  name: "parcels",
  share: 10,
  prefix: ["parcels"],
  isOld: ({ value }) => lacksMarks(originsOf(value)),
  prepare: (kv, old) =>
    readHistoriesBetween(kv, old.map(({ key }) => String(key[1]))),
  convert({ key, value }, histories) {
    const cells: Cells = value;
    const id = String(key[1]);
    const mark = histories.get(id)?.old ?? { at: cells[CREATED] as number, id };
    const marked = markedOrigins(originsOf(cells), mark);
    return [{ key, value: withCells(cells, { [ORIGINS]: marked }) }];
  },
};

interface TrashedRow {
  record_id: string;
  record: Cells;
}

/** Converts parcels in the trash, which lack a stage if they were deleted while version 1.2.0 was converting. */
export const trashedParcels: Migration<Histories> = {
  name: "trashed_parcels",
  share: 1,
  prefix: ["trash_parcels"],
  isOld({ value }) {
    const { record }: TrashedRow = value;
    return lacksMarks(originsOf(record)) || record[NEWEST_ENTRY] == null;
  },
  prepare: (kv, old: Entry<TrashedRow>[]) =>
    readHistories(kv, old.map(({ value }) => value.record_id)),
  convert({ key, value }, histories) {
    const trashed: TrashedRow = value;
    const { record, record_id: id } = trashed;
    const { old, newest } = histories.get(id) ?? NO_HISTORY;
    const mark = old ?? { at: record[CREATED] as number, id };
    const status = record[STATUS] as string | null | undefined ?? null;
    const converted = withCells(record, {
      [ORIGINS]: markedOrigins(originsOf(record), mark),
      [STAGE]: record[STAGE] ?? filedStageOf(status),
      [NEWEST_ENTRY]: record[NEWEST_ENTRY] ?? newest,
    });
    return [{ key, value: { ...trashed, record: converted } }];
  },
};
