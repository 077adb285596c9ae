import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { delay } from "deno-std/async/delay.js";
import {
  formOf,
  markEmpty,
  NOT_CONVERTED,
  TOO_OLD,
} from "@/lib/migrations/marks.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { isThere, OperatorError } from "./operator.ts";
import { loadTaskEnv } from "./project.ts";
import { openKvPath } from "@/lib/store/open.ts";
import { isFile } from "@/lib/env_values.ts";
import { JOURNAL } from "@/lib/journal/authors.ts";

/** Milliseconds. Generous, because no page waits for a task, and a task may read a lot over a slow network. */
const DEADLINES = { read: 20_000, write: 20_000 };

/** How long to wait for another process's lock. */
const LOCKED_MS = 10_000;

/** Attempts to empty a journal. */
const EMPTY_RETRIES = { tries: 50, pauseMs: 100 };

/** The first parts of the keys that let people sign in or stay signed in. */
const SIGN_INS = ["sessions", "pins"];

/**
 * In KV's keys a text is preceded by this byte and followed by a zero; a zero within the text is escaped by the last
 * byte.
 */
const TEXT = 2;
const MAX_BYTE = 255;

const KV_TABLE = "SELECT 1 FROM sqlite_schema WHERE name = 'kv'";

/** SQLite's codes for invalid content: SQLITE_CORRUPT and SQLITE_NOTADB. */
const CORRUPTION_CODES = new Set<unknown>([11, 26]);

/**
 * Opens the database of KV_PATH for `work`, creating it if missing, and closes it. Throws EnvError like openKvPath(),
 * and OperatorError for a database in memory or, unless `inAnyForm`, of an earlier version.
 */
export async function withDatabase<T>(
  kvPath: string | undefined,
  work: (kv: Kv) => Promise<T>,
  { inAnyForm = false } = {},
): Promise<T> {
  refuseMemory(kvPath);
  using kv = await openKvPath(kvPath, {
    deadlines: DEADLINES,
    journal: JOURNAL,
  });
  if (!inAnyForm) await requirePresentForm(kv);
  return await work(kv);
}

/** Marks an empty store with the current form of data. Throws OperatorError for data of an earlier version. */
async function requirePresentForm(kv: Kv): Promise<void> {
  const form = await formOf(kv);
  if (form === "empty") await markEmpty(kv);
  if (form === "former") throw new OperatorError(NOT_CONVERTED);
  if (form === "older") throw new OperatorError(TOO_OLD);
}

/** Throws OperatorError when KV_PATH names a missing file: opening it would create an empty database in the wrong place. */
export async function requireDatabase(
  kvPath: string | undefined,
): Promise<void> {
  refuseMemory(kvPath);
  if (isFile(kvPath)) await requireFile(resolve(kvPath));
}

function refuseMemory(kvPath: string | undefined): void {
  if (kvPath !== ":memory:") return;
  throw new OperatorError(
    "KV_PATH is :memory:, on which tasks cannot work",
  );
}

/** Throws OperatorError for a missing database file. */
export async function requireFile(file: string): Promise<void> {
  if (await isThere(file)) return;
  throw new OperatorError(`There is no database at ${file}. Check KV_PATH.`);
}

/** Returns the database file of KV_PATH. Throws OperatorError with what to do `instead` when the database is not a file. */
export function databaseFile(
  task: string,
  instead = "use `deno task dump` and `deno task load`",
): string {
  const { kvPath } = loadTaskEnv();
  if (isFile(kvPath)) return resolve(kvPath);
  throw new OperatorError(
    `KV_PATH is not a file, and \`${task}\` works on files only: ${instead}.`,
  );
}

/**
 * Opens a database file for reading; `using` closes it. Never call it in the server's process, because closing would
 * drop the server's locks.
 */
export function openDatabase(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: LOCKED_MS });
}

/**
 * Returns the result of SQLite's quick check: "ok", or the damage. Throws OperatorError when the file cannot be read.
 */
export function quickCheck(file: string): string {
  try {
    using database = openDatabase(file);
    const row = database.prepare("PRAGMA quick_check").get();
    return String(row?.quick_check);
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    if (CORRUPTION_CODES.has(errcode)) return message;
    throw new OperatorError(`${file} cannot be examined: ${message}`);
  }
}

/** Returns the number of keys in a database file. Throws OperatorError if the file is not a KV database. */
export function countKeys(file: string): number {
  using database = openDatabase(file);
  requireTable(database, file);
  return Number(
    database.prepare("SELECT count(*) AS keys FROM kv").get()?.keys,
  );
}

/**
 * Removes sessions and pins from a database file that is not in use. Their bytes are overwritten, so a copy of the file
 * signs nobody in. Throws OperatorError if the file is not a KV database.
 */
export function forgetSignIns(file: string): void {
  using database = new DatabaseSync(file, { timeout: LOCKED_MS });
  requireTable(database, file);
  // A restored replica is in WAL mode. Without a WAL the file is complete by itself, and reading it creates no further files.
  database.exec("PRAGMA journal_mode = DELETE; PRAGMA secure_delete = ON");
  const remove = database.prepare("DELETE FROM kv WHERE k >= ? AND k < ?");
  for (const name of SIGN_INS) {
    const prefix = [TEXT, ...Buffer.from(name), 0];
    remove.run(Buffer.from(prefix), Buffer.from([...prefix, MAX_BYTE]));
  }
}

function requireTable(database: DatabaseSync, file: string): void {
  if (database.prepare(KV_TABLE).get() !== undefined) return;
  throw new OperatorError(`${file} is empty, or another program's database`);
}

/**
 * Rewrites a database file without its free pages, and empties its journal. Needs the size of the file in free disk
 * space. Throws OperatorError when another process uses the file, or SQLite fails.
 */
export function rewriteFile(file: string, lockedMs = LOCKED_MS): void {
  try {
    using database = new DatabaseSync(file, { timeout: lockedMs });
    database.exec("VACUUM");
    if (!truncateJournal(database)) {
      throw new Error("another process has it open, such as Litestream");
    }
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be rewritten: ${(error as Error).message}`,
    );
  }
}

/**
 * Writes the whole journal of a database back into its file. A server may be using the file. Throws OperatorError when
 * that is impossible.
 */
export async function emptyJournal(file: string): Promise<void> {
  using database = new DatabaseSync(file, { timeout: LOCKED_MS });
  for (let tries = 0; tries < EMPTY_RETRIES.tries; tries++) {
    if (truncateJournal(database)) return;
    await delay(EMPTY_RETRIES.pauseMs);
  }
  throw new OperatorError(
    `The journal of ${file} cannot be emptied: another process uses it, such as Litestream`,
  );
}

/** Empties the journal; returns false when another process holds it. SQLite does not wait for a concurrent checkpoint. */
function truncateJournal(database: DatabaseSync): boolean {
  return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
}

/** Returns the SHA-256 of a file, in hex. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  using open = await Deno.open(file);
  for await (const bytes of open.readable) hash.update(bytes);
  return hash.digest("hex");
}
