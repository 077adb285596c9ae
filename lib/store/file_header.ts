const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;
const PAGE_SIZE_AT = 16;
const PAGES_AT = 28;
/** How a page size of 65,536 is written in two bytes. */
const LARGEST = 1;

/**
 * Reads the first bytes of a database file: one that is something else, or shorter than it says, is refused before anybody
 * writes to it. Damage further inside is for `deno task doctor`. A missing or empty file is fine: it becomes a new database.
 * Call it before the store is opened: closing a file drops the locks that its process has on it.
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
  // A crash may have left the end of the file in its journal, from which it is completed when it is opened.
  if (size >= expected || await sizeOf(`${path}-wal`) > 0) return;
  throw new Error(
    `the file is cut off: it has ${size} of ${expected} bytes`,
  );
}

/** Returns null where there is no file, or an empty one. */
async function readHeader(
  path: string,
): Promise<{ bytes: Uint8Array; size: number } | null> {
  try {
    using file = await Deno.open(path);
    // Somebody else may be making it: what has no size yet when it is read may have one by then.
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
