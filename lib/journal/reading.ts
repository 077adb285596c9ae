import { boundsOfDay } from "@/lib/dates.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Entry, Key, Kv, ListSelector } from "@/lib/store/kv.ts";
import { idBound } from "@/lib/store/stamps.ts";
import {
  actorKey,
  decodeEntry,
  type Facts,
  factsOf,
  readEntries,
  recordKey,
  type Row,
  sourceKey,
} from "./entries.ts";
import type { Reader } from "./readers.ts";
import { isUndoing, type JournalEntry, type JournalQuery } from "./schema.ts";

/** Maximum entries scanned per page. */
export const MAX_SCANNED = 1_000;

/** Entries or index rows per read request. */
const ENTRIES_TOGETHER = 250;
const ROWS_TOGETHER = 500;

/** Consecutive entries of one source, represented by the newest; most lines have a single entry. */
export interface JournalLine {
  entry: JournalEntry;
  count: number;
  /** Whether all have the same noun and kind. */
  isAlike: boolean;
}

/** A part of the journal; the next part starts after the id `next`, null at the end. */
export interface JournalPart {
  lines: JournalLine[];
  next: string | null;
}

interface Reading {
  reader: Reader;
  max: number;
  /** Reports whether two consecutive entries share a line; by default none do. */
  isOneLine?: (one: Facts, other: Facts) => boolean;
}

/** A line whose entry may not have been read yet. */
interface Line {
  id: string;
  facts: Facts;
  /** The newest entry, if it has been read. */
  row: Row | null;
  count: number;
  isAlike: boolean;
}

export async function readPart(
  kv: Kv,
  query: JournalQuery,
  { reader, max, isOneLine = () => false }: Reading,
): Promise<JournalPart> {
  const lines: Line[] = [];
  let seen = 0;
  let last: string | null = null;
  for await (const line of newest(kv, query)) {
    if (isWanted(line.facts, query) && reader.reads(line.facts[0])) {
      const former = lines.at(-1);
      if (former && isOneLine(former.facts, line.facts)) join(former, line);
      else if (lines.length < max) lines.push(line);
      else return { lines: await shownLines(kv, lines, reader), next: last };
    }
    last = line.id;
    seen++;
  }
  const next = seen === MAX_SCANNED ? last : null;
  return { lines: await shownLines(kv, lines, reader), next };
}

function isWanted(
  [noun, , fields]: Facts,
  query: JournalQuery,
): boolean {
  return (query.noun ?? noun) === noun &&
    (query.field === undefined || fields.includes(query.field));
}

function join(former: Line, { facts }: Line): void {
  former.count += 1;
  former.isAlike &&= areAlike(former.facts, facts);
}

function areAlike(one: Facts, other: Facts): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Reports whether two entries come from the same import or job, and both or neither from undoing it. */
export function isOfSameSource(
  [, kind, , source]: Facts,
  [, other, , another]: Facts,
): boolean {
  return Boolean(source) && source === another &&
    isUndoing({ kind }) === isUndoing({ kind: other });
}

/** Reports whether both entries record erasures, which have no names. */
export function areErased(one: Facts, other: Facts): boolean {
  return one[1] === "erased" && areAlike(one, other);
}

/** Yields the newest 1,000 entries of the index that a query selects, ignoring its other filters. */
async function* newest(kv: Kv, query: JournalQuery): AsyncGenerator<Line> {
  const index = indexOf(query);
  const range = await rangeOf(kv, index ?? ["journal"], query);
  const batch = index === null ? ENTRIES_TOGETHER : ROWS_TOGETHER;
  for await (const entry of walkBack<Row | Facts>(kv, range, batch)) {
    const row = index === null ? entry.value as Row : null;
    const facts = row === null ? entry.value as Facts : factsOf(row);
    yield { id: idOf(entry), facts, row, count: 1, isAlike: true };
  }
}

/** Yields the last 1,000 entries of a range in reverse, reading them in batches of `batch`. */
async function* walkBack<Value>(
  kv: Kv,
  range: ListSelector,
  batch: number,
): AsyncGenerator<Entry<Value>> {
  let rest = range;
  for (let seen = 0; seen < MAX_SCANNED; seen += batch) {
    const entries = await kv.list<Value>(rest, { limit: batch, reverse: true });
    yield* entries;
    if (entries.length < batch) return;
    rest = { ...range, end: entries.at(-1)!.key } as ListSelector;
  }
}

/** Reads the entries of lines, leaving out deleted ones. */
async function shownLines(
  kv: Kv,
  lines: Line[],
  { show }: Reader,
): Promise<JournalLine[]> {
  const unread = lines.filter(({ row }) => row === null);
  const read = await readEntries(kv, unread.map(({ id }) => id));
  return lines.flatMap(({ id, row, count, isAlike }) => {
    const entry = row === null ? read.get(id) : decodeEntry(id, row);
    return entry === undefined ? [] : [{ entry: show(entry), count, isAlike }];
  });
}

/** Returns the index that a query selects, or null for the journal itself. */
function indexOf(
  { record_id, actor_id, import_id, job_id }: JournalQuery,
): Key | null {
  if (record_id !== undefined) return recordKey(record_id);
  if (actor_id !== undefined) return actorKey(actor_id);
  const source_id = import_id ?? job_id;
  return source_id === undefined ? null : sourceKey(source_id);
}

/** Returns the key range below a prefix, limited to a day and before a cursor, to be read in reverse. */
async function rangeOf(
  kv: Kv,
  prefix: Key,
  { day, cursor }: JournalQuery,
): Promise<ListSelector> {
  if (day === undefined) {
    return cursor === undefined
      ? { prefix }
      : { prefix, end: [...prefix, cursor] };
  }
  const { time_zone } = await getSettings(kv);
  const [from, to] = boundsOfDay(day, time_zone).map(idBound);
  const last = cursor !== undefined && cursor < to! ? cursor : to!;
  // A cursor from an earlier day leaves an empty range.
  const end = last < from! ? from! : last;
  return { start: [...prefix, from!], end: [...prefix, end] };
}

export function idOf({ key }: { key: Key }): string {
  return String(key.at(-1));
}
