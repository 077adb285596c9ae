const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;
const PAGE_SIZE_AT = 16;
const PAGES_AT = 28;
/** Encodes the page size 65,536 in two bytes. */
const LARGEST = 1;

/**
 * Checks the header of a database file: a foreign or truncated file is refused before any write. `deno task doctor` finds
 * damage further inside. A missing or empty file is fine: it becomes a new database. Call it before the store is opened:
 * closing a file drops the process's locks on it.
 */
export async function checkFile(path: string): Promise<void> {
  const header = await readHeader(path);
  if (header === null) return;
  const { bytes, size } = header;
  const text = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
  if (bytes.length < HEADER_BYTES || text !== MAGIC) {
    throw new Error("the file is no database");
  }
  const view = new DataView(bytes.buffer);
  const pageSize = view.getUint16(PAGE_SIZE_AT);
  const expected = view.getUint32(PAGES_AT) *
    (pageSize === LARGEST ? 65_536 : pageSize);
  // After a crash the end of the file may still be in its journal, and is restored on opening.
  if (size >= expected || await sizeOf(`${path}-wal`) > 0) return;
  throw new Error(
    `the file is cut off: it has ${size} of ${expected} bytes`,
  );
}

/** Returns null for a missing or empty file. */
async function readHeader(
  path: string,
): Promise<{ bytes: Uint8Array; size: number } | null> {
  try {
    using file = await Deno.open(path);
    // Another process may be creating it, so check the size again.
    if ((await file.stat()).size === 0) return null;
    const buffer = new Uint8Array(HEADER_BYTES);
    const length = await file.read(buffer) ?? 0;
    const { size } = await file.stat();
    return { bytes: buffer.slice(0, length), size };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await Deno.stat(path).catch(() => null))?.size ?? 0;
}
