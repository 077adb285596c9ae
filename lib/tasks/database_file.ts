import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/** How long another process may hold the file before reading it is given up. */
const LOCKED_MS = 10_000;

/** Opens a database file for reading; `using` closes it. Never in the server's own process: that would drop its locks. */
export function openDatabase(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: LOCKED_MS });
}

/** Gives what SQLite's own check says of a file: "ok", or the damage that it found (security section 3). */
export function quickCheck(file: string): string {
  try {
    using database = openDatabase(file);
    const row = database.prepare("PRAGMA quick_check").get();
    return String(row?.quick_check);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Gives the number of keys in a database file. Throws when it is none. */
export function countKeys(file: string): number {
  using database = openDatabase(file);
  return Number(
    database.prepare("SELECT count(*) AS keys FROM kv").get()?.keys,
  );
}

/** Gives the SHA-256 of a file, in hex. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  using open = await Deno.open(file);
  for await (const bytes of open.readable) hash.update(bytes);
  return hash.digest("hex");
}

/** Makes sure that a file is on the disk and not only on its way there. */
export async function syncFile(file: string): Promise<void> {
  using open = await Deno.open(file, { write: true });
  await open.sync();
}
