import { boundsOfDay } from "@/lib/dates.ts";
import { ENTRY_FIELDS } from "@/lib/fields/constants.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Key, Kv, ListSelector } from "@/lib/store/kv.ts";
import type { Actor } from "@/lib/store/origin.ts";
import { defined, idBound } from "@/lib/store/stamps.ts";
import {
  actorKey,
  decodeEntry,
  type Facts,
  readEntries,
  recordKey,
  type StoredEntry,
} from "./entries.ts";
import type {
  JournalEntry,
  JournalFilters,
  JournalPage,
  JournalQuery,
} from "./schema.ts";

/** The entries that one request looks at, and those that it returns. */
const MAX_SEEN = 1_000;
const MAX_SHOWN = 100;

/** A part of the journal; `next` is the id after which the next one starts, or null. */
interface Part {
  entries: JournalEntry[];
  next: string | null;
}

/**
 * Returns a page of the journal, newest first. A page looks at 1,000 entries, so with a filter it may be short or empty while
 * `next_page_url` is not null.
 */
export async function listJournal(
  kv: Kv,
  query: JournalQuery,
): Promise<JournalPage> {
  const { entries, next } = await readPart(kv, query);
  return { data: entries, next_page_url: next && nextAddress(query, next) };
}

/** Yields all entries that the filters let through, newest first, at most `limit`. */
export async function* walkJournal(
  kv: Kv,
  filters: JournalFilters,
  limit: number,
): AsyncGenerator<JournalEntry> {
  let left = limit;
  let cursor: string | undefined;
  while (left > 0) {
    const { entries, next } = await readPart(kv, { ...filters, cursor });
    yield* entries.slice(0, left);
    left -= entries.length;
    if (next === null) return;
    cursor = next;
  }
}

/** Returns the makers of a record and its parts, by id, as far as the journal goes back. */
export async function readMakers(
  kv: Kv,
  recordId: string,
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
  return new Map(makers);
}

/** Reports whether something was created: a record, or the history entry by which a parcel changed. */
function isCreation([, kind, fields, , entryId]: Facts): boolean {
  // An edited entry names its own fields.
  const isEdited = ENTRY_FIELDS.some((field) => fields.includes(field));
  return kind === "created" || (Boolean(entryId) && !isEdited);
}

async function readPart(
  kv: Kv,
  query: JournalQuery,
): Promise<Part> {
  const { record_id, actor_id, noun } = query;
  const index = record_id !== undefined
    ? recordKey(record_id)
    : actor_id !== undefined
    ? actorKey(actor_id)
    : null;
  const range = await rangeOf(kv, index ?? ["journal"], query);
  return index === null
    ? await readByTime(kv, range, noun)
    : await readByIndex(kv, range, noun);
}

async function readByTime(
  kv: Kv,
  range: ListSelector,
  noun: string | undefined,
): Promise<Part> {
  const rows = await kv.list<StoredEntry["value"]>(range, {
    limit: noun === undefined ? MAX_SHOWN + 1 : MAX_SEEN,
    reverse: true,
  });
  const { shown, next } = cut(rows, ({ value }) => value[3], noun);
  const entries = shown.map((row) => decodeEntry(idOf(row), row.value));
  return { entries, next };
}

async function readByIndex(
  kv: Kv,
  range: ListSelector,
  noun: string | undefined,
): Promise<Part> {
  const rows = await kv.list<Facts>(range, {
    limit: noun === undefined ? MAX_SHOWN + 1 : MAX_SEEN,
    reverse: true,
  });
  const { shown, next } = cut(rows, ({ value: [of] }) => of, noun);
  const entries = await readEntries(kv, shown.map(idOf));
  return { entries: [...entries.values()], next };
}

/** Returns the rows of a noun, as many as are shown, and the id of the last row that was looked at if there may be more. */
function cut<Row extends { key: Key }>(
  rows: Row[],
  nounOf: (row: Row) => string,
  noun: string | undefined,
): { shown: Row[]; next: string | null } {
  const found = rows.filter((row) =>
    noun === undefined || nounOf(row) === noun
  );
  const shown = found.slice(0, MAX_SHOWN);
  if (found.length > MAX_SHOWN) return { shown, next: idOf(shown.at(-1)!) };
  const next = rows.length < MAX_SEEN ? null : idOf(rows.at(-1)!);
  return { shown, next };
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
  const query = new URLSearchParams(defined(filters));
  query.set("cursor", next);
  return `/api/journal?${query}`;
}

function idOf({ key }: { key: Key }): string {
  return String(key.at(-1));
}
