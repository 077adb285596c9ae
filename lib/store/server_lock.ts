import { isFile } from "@/lib/env.ts";

/** System errors of a folder that cannot be written to. */
const UNWRITABLE = ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"];

/**
 * Locks a database file for one server, until disposed or the process ends. Returns null when another server holds it.
 * Tasks that open the file need no lock; remote stores allow several servers, and a read-only folder does no harm.
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

/** Opens a separate lock file: closing a second handle of the database would drop SQLite's locks on it. */
async function openLock(path: string): Promise<Deno.FsFile | null> {
  try {
    return await Deno.open(path, { write: true, create: true, mode: 0o600 });
  } catch (error) {
    if (UNWRITABLE.includes((error as { code?: string }).code!)) return null;
    throw error;
  }
}
