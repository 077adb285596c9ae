import { ENTRY_FIELDS } from "@/lib/fields/constants.ts";
import type { Holder } from "@/lib/fields/roles.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Actor } from "@/lib/store/origin.ts";
import { omitUndefined } from "@/lib/store/stamps.ts";
import { type Facts, readEntries, recordKey } from "./entries.ts";
import { EVERYTHING, type Reader, shownActor } from "./readers.ts";
import type {
  JournalEntry,
  JournalFilters,
  JournalPage,
  JournalQuery,
} from "./schema.ts";
import {
  areErased,
  idOf,
  isOfSameSource,
  type JournalLine,
  type JournalPart,
  MAX_SCANNED,
  readPart,
} from "./reading.ts";

/** Maximum entries per page and per chunk of a download, and maximum lines per screen. */
const MAX_SHOWN = 100;
const MAX_LINES = 50;
const MAX_PART = 250;

/**
 * Returns a page of the journal, newest first. A page scans 1,000 entries, so with a filter it may be short or empty while
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
 * Returns a page of the journal for a screen. Consecutive entries of an import or job share one line; on the screen of that
 * import or job each record has a separate line, unless its name has been erased.
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

/** Joins consecutive identical lines about records whose names were erased. */
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

/** Yields up to `limit` entries that match the filters, newest first. */
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

/** Returns the creators of a record and its parts, by id, as visible to the reader and as far as the journal goes back. */
export async function readMakers(
  kv: Kv,
  recordId: string,
  reader: Holder,
): Promise<Map<string, Actor>> {
  const range = { prefix: recordKey(recordId) };
  const rows = await kv.list<Facts>(range, { limit: MAX_SCANNED });
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

/** Reports whether an entry records the creation of a record or of a history entry that changed its parcel. */
function isCreation([, kind, fields, , entryId]: Facts): boolean {
  // Editing a history entry records changes of the entry's fields.
  const isEdited = ENTRY_FIELDS.some((field) => fields.includes(field));
  return kind === "created" || (Boolean(entryId) && !isEdited);
}

function nextAddress(
  { cursor: _, ...filters }: JournalQuery,
  next: string,
): string {
  const query = new URLSearchParams(omitUndefined(filters));
  query.set("cursor", next);
  return `/api/journal?${query}`;
}
