import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "./operator.ts";

/** How long to wait for another process's lock. */
const LOCKED_MS = 10_000;

const KV_TABLE = "SELECT 1 FROM sqlite_schema WHERE name = 'kv'";

/** SQLite's codes for invalid content: SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = new Set<unknown>([11, 26]);

/**
 * Opens a database file for reading; `using` closes it. Never call it in the server's process: that would drop its locks.
 */
export function openDatabase(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: LOCKED_MS });
}

/** Returns the result of SQLite's own check: "ok", or the damage. Throws OperatorError when the file cannot be read. */
export function quickCheck(file: string): string {
  try {
    using database = openDatabase(file);
    const row = database.prepare("PRAGMA quick_check").get();
    return String(row?.quick_check);
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    if (DAMAGED.has(errcode)) return message;
    throw new OperatorError(`${file} cannot be examined: ${message}`);
  }
}

/** Returns the number of keys in a database file. Throws OperatorError for another kind of file. */
export function countKeys(file: string): number {
  using database = openDatabase(file);
  if (database.prepare(KV_TABLE).get() === undefined) {
    throw new OperatorError(`${file} is empty, or another program's database`);
  }
  return Number(
    database.prepare("SELECT count(*) AS keys FROM kv").get()?.keys,
  );
}

/**
 * Rewrites a database file without its free pages, and empties its journal. Needs as much disk space again. Throws
 * OperatorError when another process uses the file, or SQLite fails.
 */
export function rewriteFile(file: string, lockedMs = LOCKED_MS): void {
  try {
    using database = new DatabaseSync(file, { timeout: lockedMs });
    database.exec("VACUUM");
    const row = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
    if (row?.busy !== 0) throw new Error("another process has it open");
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be rewritten: ${(error as Error).message}`,
    );
  }
}

/** Returns the SHA-256 of a file, in hex. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  using open = await Deno.open(file);
  for await (const bytes of open.readable) hash.update(bytes);
  return hash.digest("hex");
}

/** Flushes a file to the disk. */
export async function syncFile(file: string): Promise<void> {
  using open = await Deno.open(file, { write: true });
  await open.sync();
}
