import { dirname } from "deno-std/path/dirname.js";
import { isFile } from "@/lib/env_values.ts";

/** The owner's write bit of a file's mode. */
const OWNER_WRITES = 0o200;
/** Error codes of a folder that cannot be written to. */
const UNWRITABLE = ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"];

const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;
const PAGE_SIZE_AT = 16;
const PAGES_AT = 28;
/** The two-byte encoding of the page size 65,536. */
const LARGEST = 1;

/**
 * Prepares a database file for opening; creates it if missing, with its folder, readable by this user only. The store
 * itself would make it readable by everyone. Files that the store creates next to it get the same mode. Throws like
 * checkFile().
 */
export async function prepareFile(path: string): Promise<void> {
  await Deno.mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const options = { write: true, create: true, mode: 0o600 };
  if (await sizeOf(path) === null) (await Deno.open(path, options)).close();
  await checkFile(path);
  await openJournal(path);
}

/**
 * Checks the header of a database file, so that a foreign or truncated file is refused before any write. `deno task
 * doctor` finds damage beyond the header. A missing or empty file is fine: it becomes a new database. Call it before
 * the store is opened: closing a file drops the process's locks on it.
 */
export async function checkFile(path: string): Promise<void> {
  // Another process may be creating it.
  if (!await sizeOf(path)) return;
  using file = await Deno.open(path);
  const bytes = new Uint8Array(HEADER_BYTES);
  const length = await file.read(bytes) ?? 0;
  const text = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
  if (length < HEADER_BYTES || text !== MAGIC) {
    throw new Error("the file is no database");
  }
  const view = new DataView(bytes.buffer);
  const pageSize = view.getUint16(PAGE_SIZE_AT);
  const expected = view.getUint32(PAGES_AT) *
    (pageSize === LARGEST ? 65_536 : pageSize);
  const { size } = await file.stat();
  // After a crash the end of the file may still be in its journal; opening the file restores it.
  if (size >= expected || await sizeOf(`${path}-wal`)) return;
  throw new Error(`the file is cut off: it has ${size} of ${expected} bytes`);
}

/** Returns the size of a file, or null if it is missing. */
async function sizeOf(path: string): Promise<number | null> {
  return (await Deno.stat(path).catch(() => null))?.size ?? null;
}

/**
 * Makes the journal of a writable file writable. SQLite creates a read-only journal for a read-only file, and the first
 * write to it would end the process.
 */
async function openJournal(path: string): Promise<void> {
  const { mode } = await Deno.stat(path);
  if (mode === null || (mode & OWNER_WRITES) === 0) return;
  for (const end of ["-wal", "-shm"]) {
    const beside = await Deno.stat(`${path}${end}`).catch(() => null);
    if (beside === null || (beside.mode! & OWNER_WRITES) !== 0) continue;
    await Deno.chmod(`${path}${end}`, mode & 0o777);
  }
}

/**
 * Locks a database file for one server, until disposed or the process ends. Returns null when another server holds it.
 * Tasks that open the file need no lock, remote stores allow several servers, and in a read-only folder a second server
 * does no harm.
 */
export async function lockForServer(
  path: string | undefined,
): Promise<Disposable | null> {
  // Deno 2.5.0 has no tryLock(), but it runs only on Deno Deploy, where there is no file.
  const canLock = "tryLock" in Deno.FsFile.prototype;
  const file = isFile(path) && canLock ? await openLock(`${path}.lock`) : null;
  if (file === null) return { [Symbol.dispose]: () => {} };
  if (await file.tryLock(true)) return file;
  file.close();
  return null;
}

/** Opens a separate lock file: closing a second handle of the database would drop SQLite's locks on it. */
async function openLock(path: string): Promise<Deno.FsFile | null> {
  try {
    return await Deno.open(path, { write: true, create: true, mode: 0o600 });
  } catch (error) {
    if (UNWRITABLE.includes((error as { code?: string }).code!)) return null;
    throw error;
  }
}
