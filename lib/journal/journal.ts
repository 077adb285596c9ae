import { boundsOfDay } from "@/lib/dates.ts";
import { ENTRY_FIELDS } from "@/lib/fields/constants.ts";
import type { Holder } from "@/lib/fields/roles.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Entry, Key, Kv, ListSelector } from "@/lib/store/kv.ts";
import type { Actor } from "@/lib/store/origin.ts";
import { idBound, omitUndefined } from "@/lib/store/stamps.ts";
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
import { EVERYTHING, type Reader, shownActor } from "./readers.ts";
import {
  isUndoing,
  type JournalEntry,
  type JournalFilters,
  type JournalPage,
  type JournalQuery,
} from "./schema.ts";

/** The most entries that a page looks at, and those of one request: rows of an index are small. */
const MAX_SEEN = 1_000;
const ENTRIES_TOGETHER = 250;
const ROWS_TOGETHER = 500;
/** The most entries of a page, lines of a screen, and entries of a part of a file. */
const MAX_SHOWN = 100;
const MAX_LINES = 50;
const MAX_PART = 250;

/** Consecutive entries of one source, represented by the newest; most lines are one entry. */
export interface JournalLine {
  entry: JournalEntry;
  count: number;
  /** Whether all of them tell the same of other records of the noun. */
  isAlike: boolean;
}

/** A part of the journal; `next` is the id after which the next one starts, or null. */
export interface JournalPart {
  lines: JournalLine[];
  next: string | null;
}

interface Reading {
  reader: Reader;
  max: number;
  /** Reports whether two entries in a row are one line; by default none are. */
  isOneLine?: (one: Facts, other: Facts) => boolean;
}

/**
 * Returns a page of the journal, newest first. A page looks at 1,000 entries, so with a filter it may be short or empty while
 * `next_page_url` is not null.
 */
export async function listJournal(
  kv: Kv,
  query: JournalQuery,
  reader: Reader = EVERYTHING,
): Promise<JournalPage> {
  const { lines, next } = await readPart(kv, query, { reader, max: MAX_SHOWN });
  return {
    data: lines.map(({ entry }) => entry),
    next_page_url: next && nextAddress(query, next),
  };
}

/**
 * Returns a page of the journal for a screen, on which what a job does to many records is one line. All that one has done has a line
 * for each record, as far as the journal still knows what that was called.
 */
export async function listLines(
  kv: Kv,
  query: JournalQuery,
  reader: Reader,
): Promise<JournalPart> {
  const { record_id, import_id, job_id } = query;
  const reading = { reader, max: MAX_LINES };
  if (record_id !== undefined) return await readPart(kv, query, reading);
  if ((import_id ?? job_id) === undefined) {
    return await readPart(kv, query, { ...reading, isOneLine: isOfSameSource });
  }
  const part = await readPart(kv, query, { ...reading, isOneLine: areErased });
  return { ...part, lines: joinNameless(part.lines) };
}

/** Joins lines in a row that tell the same of records whose names are gone. */
function joinNameless(lines: JournalLine[]): JournalLine[] {
  const joined: JournalLine[] = [];
  for (const line of lines) {
    const former = joined.at(-1);
    const [one, other] = [former?.entry, line.entry];
    const isSame = one?.label === null && other.label === null &&
      one.kind === other.kind && one.noun === other.noun;
    if (isSame) former!.count += line.count;
    else joined.push({ ...line });
  }
  return joined;
}

/** Yields all entries that the filters let through, newest first, at most `limit`. */
export async function* walkJournal(
  kv: Kv,
  filters: JournalFilters,
  limit: number,
  reader: Reader = EVERYTHING,
): AsyncGenerator<JournalEntry> {
  let left = limit;
  let cursor: string | undefined;
  while (left > 0) {
    const query = { ...filters, cursor };
    const { lines, next } = await readPart(kv, query, {
      reader,
      max: MAX_PART,
    });
    yield* lines.slice(0, left).map(({ entry }) => entry);
    left -= lines.length;
    if (next === null) return;
    cursor = next;
  }
}

/** Returns the makers of a record and its parts as a person may see them, by id, as far as the journal goes back. */
export async function readMakers(
  kv: Kv,
  recordId: string,
  reader: Holder,
): Promise<Map<string, Actor>> {
  const range = { prefix: recordKey(recordId) };
  const rows = await kv.list<Facts>(range, { limit: MAX_SEEN });
  const created = rows.filter(({ value }) => isCreation(value));
  const entries = await readEntries(kv, created.map(idOf));
  const makers = [...entries.values()].flatMap((
    { kind, record_id, entry_id, actor },
  ) => [
    ...(kind === "created" ? [[record_id, actor] as const] : []),
    ...(entry_id === null ? [] : [[entry_id, actor] as const]),
  ]);
  return new Map(makers.map(([id, maker]) => [id, shownActor(reader, maker)]));
}

/** Reports whether an entry is about a new record, or a new history entry that changed its parcel. */
function isCreation([, kind, fields, , entryId]: Facts): boolean {
  // An edited entry names its own fields.
  const isEdited = ENTRY_FIELDS.some((field) => fields.includes(field));
  return kind === "created" || (Boolean(entryId) && !isEdited);
}

/** Entries on their way to be shown. */
interface Line {
  id: string;
  facts: Facts;
  /** The newest entry, if it has been read. */
  row: Row | null;
  count: number;
  isAlike: boolean;
}

async function readPart(
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
  const next = seen === MAX_SEEN ? last : null;
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

/** Reports whether one import or job has made two entries, and not an import the one and its undoing the other. */
function isOfSameSource(
  [, kind, , source]: Facts,
  [, other, , another]: Facts,
): boolean {
  return Boolean(source) && source === another &&
    isUndoing({ kind }) === isUndoing({ kind: other });
}

/** Reports whether two entries are about erasures, which have no names. */
function areErased(one: Facts, other: Facts): boolean {
  return one[1] === "erased" && areAlike(one, other);
}

/** Yields the newest entries that a query is about, at most 1,000, as far as one look at index or entries tells of them. */
async function* newest(kv: Kv, query: JournalQuery): AsyncGenerator<Line> {
  const index = indexOf(query);
  const range = await rangeOf(kv, index ?? ["journal"], query);
  if (index === null) {
    const entries = walkBack<Row>(kv, range, ENTRIES_TOGETHER);
    for await (const { key, value: row } of entries) {
      yield {
        id: idOf({ key }),
        facts: factsOf(row),
        row,
        count: 1,
        isAlike: true,
      };
    }
  } else {
    const rows = walkBack<Facts>(kv, range, ROWS_TOGETHER);
    for await (const { key, value: facts } of rows) {
      yield { id: idOf({ key }), facts, row: null, count: 1, isAlike: true };
    }
  }
}

/** Yields the last 1,000 entries of a range, the last one first, reading `batch` of them at once. */
async function* walkBack<Value>(
  kv: Kv,
  range: ListSelector,
  batch: number,
): AsyncGenerator<Entry<Value>> {
  let rest = range;
  for (let seen = 0; seen < MAX_SEEN; seen += batch) {
    const entries = await kv.list<Value>(rest, { limit: batch, reverse: true });
    yield* entries;
    if (entries.length < batch) return;
    rest = { ...range, end: entries.at(-1)!.key } as ListSelector;
  }
}

/** Returns lines with their entries, without those that are gone. */
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

/** Returns the index that a query names, or null for the order of time. */
function indexOf(
  { record_id, actor_id, import_id, job_id }: JournalQuery,
): Key | null {
  if (record_id !== undefined) return recordKey(record_id);
  if (actor_id !== undefined) return actorKey(actor_id);
  const source_id = import_id ?? job_id;
  return source_id === undefined ? null : sourceKey(source_id);
}

/** Returns the range of the keys below a prefix on a day and after a cursor, read in reverse. */
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
  // A cursor of an earlier day leaves nothing.
  const end = last < from! ? from! : last;
  return { start: [...prefix, from!], end: [...prefix, end] };
}

function nextAddress(
  { cursor: _, ...filters }: JournalQuery,
  next: string,
): string {
  const query = new URLSearchParams(omitUndefined(filters));
  query.set("cursor", next);
  return `/api/journal?${query}`;
}

function idOf({ key }: { key: Key }): string {
  return String(key.at(-1));
}
