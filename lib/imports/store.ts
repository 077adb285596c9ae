import { invalid, type Problem, unavailable } from "@/lib/errors.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { commitEach } from "@/lib/store/batches.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Source } from "@/lib/store/origin.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { removeBelow } from "@/lib/store/sweeping.ts";
import type { RowKind } from "./compare.ts";
import type { Encoding } from "./constants.ts";
import type { FileOptions, Found } from "./file.ts";
import type { ImportCounts, ImportStatus } from "./schema.ts";

/** A stored import. */
export interface StoredImport extends Stored, ImportCounts {
  /** The name of the file. */
  name: string;
  status: ImportStatus;
  /** The number of the file's parts. */
  parts: number;
  /** The encoding to guess. */
  offered: Encoding;
  options: FileOptions;
  /** Counts the checks, whose results have keys of their own. */
  check: number;
  /** Null until the file has been read. */
  found: Found | null;
  /** Why the file cannot be read. */
  failure: Problem | null;
  /** Who has uploaded it; null for the system. */
  starter_id: string | null;
  /** The job that checks, applies or undoes it, the newest one. */
  job_id: string | null;
  /** When its application ended, also before all rows were applied. */
  applied_at: string | null;
}

/** What a check has found out about a row. */
export interface RowResult {
  row: number;
  /** The tracking code in the file or of the parcel. */
  code: string | null;
  /** The values before and after, as texts. */
  changes: Record<string, [before: string | null, after: string]>;
  problems: Problem[];
}

/** What undoes a row. */
export interface UndoRow {
  row: number;
  /** Null once the parcel is erased. */
  code: string | null;
  parcel_id: string;
  /** The version that the import gave the parcel. */
  version: number;
  /** The fields that were changed with their former values; null for a new parcel. */
  former: Record<string, unknown> | null;
  /** The history entry that the import added. */
  entry_id: string | null;
}

const FILES = "import_files";
const PART_BYTES = 60 * 1024;
const LF = 0x0a;
const CR = 0x0d;
const READ_TOGETHER = 20;
/** The rows to undo that are read at once. */
const UNDONE_TOGETHER = 20;

export const imports = new Collection<StoredImport>({
  noun: "imports",
  thing: "import",
  search_keys: [],
});

/** Returns what the journal names as the source of what a job does for an import. */
export function readSource(
  { payload: { import_id: id, name } }: Job<
    { import_id: string; name: string }
  >,
): Source {
  return { kind: "import", id, name };
}

/** Stores the parts of a file, before the record that has it; without one they are swept after an hour. Returns their number. */
export async function storeParts(
  kv: Kv,
  id: string,
  bytes: Uint8Array,
): Promise<number> {
  const parts = partsOf(bytes);
  await commitEach(kv, [...parts.entries()], (tx, [at, part]) => {
    tx.set([...partsKey(id), at], part);
  });
  return parts.length;
}

/** Splits a file at the ends of lines, so that an address to be erased is whole in one part. */
function partsOf(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let start = 0;
  do {
    const part = bytes.subarray(start, start + PART_BYTES);
    const isLast = start + part.length === bytes.length;
    const end = Math.max(part.lastIndexOf(LF), part.lastIndexOf(CR));
    const length = isLast || end <= 0 ? part.length : end + 1;
    parts.push(part.slice(0, length));
    start += length;
  } while (start < bytes.length);
  return parts;
}

/** Returns a part as text as far as addresses are concerned, whatever its encoding. */
export function textOfPart(part: Uint8Array): string {
  return new TextDecoder().decode(part.filter((byte) => byte !== 0));
}

/** Blanks what undoes a row whose parcel is erased, in the caller's commit, and removes what the check has found out about it. */
export async function eraseUndo(tx: Transaction, key: Key): Promise<void> {
  const undo = await tx.read<UndoRow>(key);
  const record = await imports.read(tx, String(key[1]));
  if (undo === null || record === null) return;
  // Undoing reports that the parcel is gone.
  tx.set(key, { ...undo, code: null, former: null, entry_id: null });
  for (const kind of ["new", "changed"] as const) {
    tx.delete([...resultsKey(record.id, record.check), kind, undo.row]);
  }
}

/** Removes the file of an import in the caller's commit; one that was not applied yet cannot be any more. */
export async function eraseFile(tx: Transaction, id: string): Promise<void> {
  const record = await imports.read(tx, id);
  if (record === null || record.parts === 0) return;
  for (let at = 0; at < record.parts; at++) tx.delete([...partsKey(id), at]);
  const isOpen = ["checking", "checked"].includes(record.status);
  imports.save(tx, record, {
    parts: 0,
    ...(isOpen && {
      status: "failed",
      failure: { key: "import.erased" },
      // Ends a check that still runs.
      check: record.check + 1,
    }),
  });
}

/** Yields the parts of an import's file. Throws 422 when it was erased, and 503 when a part is missing. */
export async function* walkParts(
  kv: Kv,
  { id, parts }: StoredImport,
): AsyncGenerator<Uint8Array> {
  if (parts === 0) throw invalid({ key: "import.erased" });
  let next = 0;
  for await (
    const { key, value } of kv.walk<Uint8Array>(partsKey(id), READ_TOGETHER)
  ) {
    if (key.at(-1) !== next) break;
    yield value;
    next += 1;
  }
  if (next !== parts) throw unavailable();
}

/** Writes what a check has found out about a row. */
export function writeResult(
  tx: Transaction,
  { id, check }: Pick<StoredImport, "id" | "check">,
  { kind, result }: { kind: RowKind; result: RowResult },
): void {
  tx.set([...resultsKey(id, check), kind, result.row], result);
}

/** Returns results of one kind in the order of their rows. */
export async function listResults(
  kv: Kv,
  { id, check }: Pick<StoredImport, "id" | "check">,
  kind: RowKind,
  limit: number,
): Promise<RowResult[]> {
  const prefix = [...resultsKey(id, check), kind];
  const rows = await kv.list<RowResult>({ prefix }, { limit });
  return rows.map(({ value }) => value);
}

/** Yields all wrong rows of a check. */
export async function* walkWrong(
  kv: Kv,
  { id, check }: Pick<StoredImport, "id" | "check">,
): AsyncGenerator<RowResult> {
  const prefix = [...resultsKey(id, check), "wrong"];
  for await (const { value } of kv.walk<RowResult>(prefix, 500)) yield value;
}

/** Writes what undoes a row, in the commit that applies it. */
export function writeUndo(tx: Transaction, id: string, undo: UndoRow): void {
  tx.set([...undoKey(id), undo.row], undo);
}

/** Returns what undoes some rows after one. */
export async function listUndo(
  kv: Kv,
  id: string,
  after: number,
): Promise<UndoRow[]> {
  const prefix = undoKey(id);
  const range = { prefix, start: [...prefix, after + 1] };
  const rows = await kv.list<UndoRow>(range, { limit: UNDONE_TOGETHER });
  return rows.map(({ value }) => value);
}

/** Removes the results of all checks of an import. */
export function removeResults(kv: Kv, id: string): Promise<void> {
  return removeBelow(kv, ["import_rows", id]);
}

/** Removes an import with all that belongs to it; `check` throws to keep it. Throws 404. */
export async function removeImport(
  kv: Kv,
  id: string,
  check: (record: StoredImport) => void = () => {},
): Promise<void> {
  await imports.remove(kv, id, (_, record) => check(record));
  await removeRest(kv, id);
}

/** Removes what belonged to an import; its file last, because the sweep finds by it what is left. */
export async function removeRest(kv: Kv, id: string): Promise<void> {
  await removeResults(kv, id);
  await removeBelow(kv, undoKey(id));
  await removeBelow(kv, partsKey(id));
}

/** Yields the ids of all imports whose files are stored. */
export async function* walkFiles(kv: Kv): AsyncGenerator<string> {
  const prefix = [FILES];
  let [row] = await kv.list({ prefix }, { limit: 1 });
  while (row !== undefined) {
    const id = String(row.key[1]);
    yield id;
    // A boolean sorts after all numbers of parts.
    const range = { prefix, start: [FILES, id, true] };
    [row] = await kv.list(range, { limit: 1 });
  }
}

function partsKey(id: string): Key {
  return [FILES, id];
}

function resultsKey(id: string, check: number): Key {
  return ["import_rows", id, check];
}

function undoKey(id: string): Key {
  return ["import_undo", id];
}

/** Returns the key of the columns that a person chose for files with these heads, in any order. */
export function columnsKey(heads: string[]): Key {
  const names = new Set(heads.map((head) => head.trim()));
  return ["import_columns", sha256(JSON.stringify([...names].sort()))];
}
