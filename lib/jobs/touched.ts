import { invalid } from "@/lib/errors.ts";
import type { Key, Kv, ListSelector, Transaction } from "@/lib/store/kv.ts";
import type { Job } from "./schema.ts";

/** Names the job whose list of parcels another job continues. */
type Listing = Pick<Job, "id" | "first_id">;

/** The counts of parcels that a job has touched and that still exist. */
const TOUCHES = ["updated", "created", "changed", "restored"];

/** The rows of a list are read together; each holds the parcels of one commit. */
const ROWS_TOGETHER = 10;

/** A touched parcel and its position in the list. */
interface Touched {
  id: string;
  /** The id of the row. */
  row: string;
  /** The index within the row. */
  at: number;
}

/** Adds a parcel to the list of those that a job has touched, in the commit that touches it. */
export function noteTouched(tx: Transaction, job: Listing, id: string): void {
  tx.gather(touchedKey(job), id);
}

/** Returns the prefix of the list of the parcels that a job has touched. A job that resumes another continues its list. */
export function touchedKey({ id, first_id = id }: Listing): Key {
  return ["job_parcels", first_id];
}

/** Returns the number of parcels in a job's list. */
export function countTouched({ counts }: Pick<Job, "counts">): number {
  return TOUCHES.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
}

interface TouchedPart {
  /** Whether the parcel that was touched last comes first. */
  reverse: boolean;
  /** The `next` of the part before; undefined for the start of the list. */
  cursor: string | undefined;
  /** The number of parcels to skip. */
  skipped: number;
  limit: number;
}

/**
 * Returns ids of parcels that a job has touched, in order; `next` is null at the end. An erased
 * parcel has an empty id. Throws 422 for a cursor of another list.
 */
export async function readTouched(
  kv: Kv,
  job: Listing,
  { reverse, cursor, skipped, limit }: TouchedPart,
): Promise<{ ids: string[]; next: string | null }> {
  const from = cursor === undefined ? null : readCursor(cursor);
  const part: Touched[] = [];
  let seen = 0;
  for await (const touched of walk(kv, touchedKey(job), { from, reverse })) {
    if (seen++ < skipped) continue;
    if (part.length === limit) {
      return { ids: idsOf(part), next: writeCursor(part.at(-1)!) };
    }
    part.push(touched);
  }
  return { ids: idsOf(part), next: null };
}

function idsOf(part: Touched[]): string[] {
  return part.map(({ id }) => id);
}

type Place = Pick<Touched, "row" | "at">;

/** Yields the parcels after a place. */
async function* walk(
  kv: Kv,
  prefix: Key,
  { from, reverse }: { from: Place | null; reverse: boolean },
): AsyncGenerator<Touched> {
  let range = from === null
    ? { prefix }
    : rangeFrom(prefix, { row: from.row, reverse, isIncluded: true });
  while (true) {
    const rows = await kv.list<string[]>(range, {
      limit: ROWS_TOGETHER,
      reverse,
    });
    for (const { key, value } of rows) {
      const row = String(key.at(-1));
      const all = value.map((id, at) => ({ id, row, at }));
      const rest = row !== from?.row
        ? all
        : all.filter(({ at }) => reverse ? at < from.at : at > from.at);
      yield* reverse ? rest.toReversed() : rest;
    }
    if (rows.length < ROWS_TOGETHER) return;
    const row = String(rows.at(-1)!.key.at(-1));
    range = rangeFrom(prefix, { row, reverse, isIncluded: false });
  }
}

/** Returns the range from a row on, with or without the row itself. */
function rangeFrom(
  prefix: Key,
  { row, reverse, isIncluded }: {
    row: string;
    reverse: boolean;
    isIncluded: boolean;
  },
): ListSelector {
  // The end of a range is exclusive, and a longer key sorts after the row's.
  const key = reverse === isIncluded ? [...prefix, row, ""] : [...prefix, row];
  return reverse ? { prefix, end: key } : { prefix, start: key };
}

/** A cursor names the index within a row, and the row. */
function writeCursor({ row, at }: Place): string {
  return `${at}_${row}`;
}

function readCursor(cursor: string): Place {
  const [, at, row] = cursor.match(/^(\d{1,5})_([0-9A-Z]{26})$/) ?? [];
  if (row === undefined) {
    throw invalid({ key: "invalid.selected", field: "cursor" });
  }
  return { at: Number(at), row };
}

/** Blanks erased parcels instead of removing them, because cursors name positions. */
export function withoutErased(ids: string[], erased: Set<string>): string[] {
  return ids.map((id) => erased.has(id) ? "" : id);
}
