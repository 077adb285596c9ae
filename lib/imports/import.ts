import {
  type AppError,
  invalid,
  type Problem,
  unavailable,
} from "@/lib/errors.ts";
import type { Stored } from "@/lib/fields/record.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { commitEach, removeBelow, walkIds } from "@/lib/store/batches.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Source } from "@/lib/store/origin.ts";
import type { FileFormat, FileOptions } from "./reader.ts";
import {
  type CheckCounts,
  EAST_ASIAN,
  type Encoding,
  type ImportStatus,
} from "./schema.ts";
import type { UnknownStatus } from "./unknown_statuses.ts";

/** An uploaded table and the progress of its import. */
export interface Import extends Stored, CheckCounts {
  /** The name of the file. */
  name: string;
  status: ImportStatus;
  /** The number of the file's parts. */
  parts: number;
  /** Whether the stored file is the text of an uploaded workbook. */
  is_workbook: boolean;
  /** The encoding to prefer when guessing. */
  offered: Encoding;
  options: FileOptions;
  /** Counts the checks; each stores its results under its number. */
  check: number;
  /** Null until the file has been read. */
  found: FileFormat | null;
  /** The most frequent unknown statuses, as of the check. */
  unknown: UnknownStatus[];
  /** Why the file cannot be read. */
  failure: Problem | null;
  /** The member who uploaded it; null for the system. */
  starter_id: string | null;
  /** The newest job: it checks, applies or undoes the import. */
  job_id: string | null;
  /** When applying ended, even if some rows were not applied. */
  applied_at: string | null;
}

export const imports = new Collection<Import>({
  noun: "imports",
  thing: "import",
  search_keys: [],
});

const FILES = "import_files";
const PART_BYTES = 60 * 1024;
const LF = 0x0a;
const CR = 0x0d;
const READ_TOGETHER = 20;

/** Stores a file in parts and returns their number. Unless a record follows, they are swept after an hour. */
export async function storeParts(
  kv: Kv,
  id: string,
  bytes: Uint8Array,
): Promise<number> {
  const parts = splitFile(bytes);
  await commitEach(kv, [...parts.entries()], (tx, [at, part]) => {
    tx.set([...partsKey(id), at], part);
  });
  return parts.length;
}

/** Splits a file at line breaks, so that no e-mail address to erase spans two parts. */
function splitFile(bytes: Uint8Array): Uint8Array[] {
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

/** Yields the parts of an import's file. Throws 422 if it was refused or erased, and 503 if a part is missing. */
export async function* walkParts(
  kv: Kv,
  { id, parts, failure }: Import,
): AsyncGenerator<Uint8Array> {
  if (parts === 0) throw withoutFile({ failure });
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

/** Creates the 422 for an import without a file: the reason why it was refused, or that it was erased. */
export function withoutFile({ failure }: Pick<Import, "failure">): AppError {
  return invalid(failure ?? { key: "import.erased" });
}

/** Yields the ids of all imports with a stored file. */
export function walkFiles(kv: Kv): AsyncGenerator<string> {
  return walkIds(kv, FILES);
}

/**
 * Decodes a part in any encoding, to search it for people and parcels. The second byte of an East Asian character may be an
 * ASCII letter, so such a part is also decoded in those encodings.
 */
export function textOfPart(part: Uint8Array): string {
  const text = new TextDecoder().decode(part.filter((byte) => byte !== 0));
  if (!text.includes("\ufffd")) return text;
  const others = EAST_ASIAN.map((name) => new TextDecoder(name).decode(part));
  return [text, ...others].join("\n");
}

/** Erases the file of an import in the caller's commit; the import fails if it is not applied yet. */
export async function eraseFile(tx: Transaction, id: string): Promise<void> {
  const record = await imports.read(tx, id);
  if (record === null || record.parts === 0) return;
  for (let at = 0; at < record.parts; at++) tx.delete([...partsKey(id), at]);
  const isOpen = ["checking", "checked"].includes(record.status);
  imports.save(tx, record, {
    parts: 0,
    unknown: [],
    ...(isOpen && {
      status: "failed",
      failure: { key: "import.erased" },
      // Makes a running check obsolete.
      check: record.check + 1,
    }),
  });
}

/** The payload of jobs that change parcels for an import. */
export interface ImportPayload {
  import_id: string;
  /** The name of the file. */
  name: string;
}

/** Returns the source that the journal records for the changes of such a job. */
export function sourceOf({ payload }: Job<ImportPayload>): Source {
  return { kind: "import", id: payload.import_id, name: payload.name };
}

/** Removes the parts of an import's file. */
export function removeParts(kv: Kv, id: string): Promise<void> {
  return removeBelow(kv, partsKey(id));
}

function partsKey(id: string): Key {
  return [FILES, id];
}
