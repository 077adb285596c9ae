import { Buffer } from "node:buffer";
import { AppError, invalid, type Problem } from "@/lib/errors.ts";
import { convertWorkbook } from "@/lib/studio/client.ts";

/** An uploaded file as text, or the reason why it is not a table. */
export type Upload =
  | { bytes: Uint8Array; isWorkbook: boolean; failure: null }
  | { bytes: null; isWorkbook: false; failure: Problem };

/** The first bytes of every workbook of today, which is a zip archive. */
const ZIP = Buffer.from("PK\u0003\u0004", "latin1");
/** The first bytes of old workbooks, and of encrypted ones. */
const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** Names in the directories of such files. */
const LOCKED = Buffer.from("EncryptedPackage", "utf16le");
const BOOK = [
  Buffer.from("Workbook", "utf16le"),
  Buffer.from("Book", "utf16le"),
];

/** Enough to recognize a page by. */
const START_BYTES = 1024;
/** Matches pages, which programs also write under the name `.xls`. */
const PAGE = /^\s*<(?:!doctype html|html|head|meta|body|table|style)\b/i;
/** Matches the XML that Excel wrote in 2003. */
const XML = /^\s*<\?xml\b/;

/**
 * Returns an uploaded file as text. Converts a workbook, one at a time, and recognizes files that are known not to be
 * tables. Throws 503 while no workbook can be converted.
 */
export async function readUpload(bytes: Uint8Array): Promise<Upload> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (startsWith(file, ZIP)) {
      const table = await convertWorkbook(bytes);
      return { bytes: table, isWorkbook: true, failure: null };
    }
    requireText(file);
    return { bytes, isWorkbook: false, failure: null };
  } catch (error) {
    const isRefused = error instanceof AppError && error.status === 422;
    if (!isRefused) throw error;
    return { bytes: null, isWorkbook: false, failure: error.problems[0]! };
  }
}

/** Throws 422 for old and encrypted workbooks, and for pages. */
function requireText(file: Buffer): void {
  if (startsWith(file, COMPOUND)) {
    if (file.includes(LOCKED)) throw invalid({ key: "import.bookLocked" });
    if (BOOK.some((name) => file.includes(name))) throw otherFormat(".xls");
  }
  // UTF-16 has a zero in every second byte of such a text.
  const start = file.subarray(0, START_BYTES).filter((byte) => byte !== 0);
  const text = withoutMark(start);
  if (PAGE.test(text)) throw otherFormat("HTML");
  if (XML.test(text)) throw otherFormat("XML");
}

function startsWith(file: Buffer, start: Buffer): boolean {
  return file.subarray(0, start.length).equals(start);
}

/** Decodes the start of a file without its byte order mark. */
function withoutMark(start: Uint8Array): string {
  const text = Buffer.from(start).toString("latin1");
  return text.replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, "");
}

function otherFormat(format: string): AppError {
  return invalid({ key: "import.otherFormat", params: { format } });
}
