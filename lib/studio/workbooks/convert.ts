import { Slots } from "../../slots.ts";
import { Archive } from "./archive.ts";
import { readBook } from "./book.ts";
import { Effort } from "./effort.ts";
import { readSheet } from "./sheet.ts";
import { readStrings } from "./strings.ts";
import { readStyles } from "./styles.ts";

/** Reading a workbook takes up to 250 MB. */
const readers = new Slots({ running: 1, waiting: Infinity });

/**
 * Converts the first visible sheet of a workbook (.xlsx) to CSV in UTF-8, one workbook at a time. Yields to other work
 * every 10 ms. Throws 422 for other archives, damaged and encrypted workbooks, and those over a limit.
 */
export async function convertWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  { seconds }: { seconds?: number } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return await readers.run(() => convert(bytes, new Effort(seconds)));
}

async function convert(
  bytes: Uint8Array<ArrayBuffer>,
  effort: Effort,
): Promise<Uint8Array<ArrayBuffer>> {
  const archive = await Archive.open(bytes);
  const { sheet, strings, styles, is1904 } = await readBook(archive, effort);
  if (sheet === null) return new Uint8Array();
  // A workbook may name a part that it lacks, because nothing in it would be used.
  const read = (part: string | null) =>
    part !== null && archive.has(part) ? archive.read(part, effort) : nothing();
  const table = await readSheet(archive.read(sheet, effort), {
    strings: await readStrings(read(strings)),
    formats: await readStyles(read(styles)),
    is1904,
  });
  return new TextEncoder().encode(table);
}

async function* nothing(): AsyncGenerator<string> {}
