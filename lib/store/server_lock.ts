import { isFile } from "./kv.ts";

/** What the system says where nothing can be made: a right is missing, the disk is for reading, or full. */
const UNWRITABLE = ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"];

/**
 * Takes the place of the server of a database file, which one process at a time can have: until it is disposed of, or the process
 * ends in whatever way. Returns null when another server has it. A task that opens the file beside the server needs no place. A
 * store that is no file has room for several servers, and one that may not be written to does no harm to another.
 */
export async function lockForServer(
  path: string | undefined,
): Promise<Disposable | null> {
  if (!isFile(path)) return { [Symbol.dispose]: () => {} };
  const file = await openLock(`${path}.lock`);
  if (file === null) return { [Symbol.dispose]: () => {} };
  if (await file.tryLock(true)) return file;
  file.close();
  return null;
}

/** A separate file: closing a second handle of the database would drop the locks that SQLite has on it. */
async function openLock(path: string): Promise<Deno.FsFile | null> {
  try {
    return await Deno.open(path, { write: true, create: true, mode: 0o600 });
  } catch (error) {
    if (UNWRITABLE.includes((error as { code?: string }).code!)) return null;
    throw error;
  }
}
