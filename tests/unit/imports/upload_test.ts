import { deepEqual, equal } from "node:assert/strict";
import { Buffer } from "node:buffer";
import { readUpload } from "@/lib/imports/upload.ts";
import { bookOf, tableBook } from "../../helpers/workbook.ts";

/** A compound file, whose directory names its streams in UTF-16. */
function compound(...names: string[]): Uint8Array {
  const head = Buffer.from("d0cf11e0a1b11ae1", "hex");
  const directory = names.map((name) => Buffer.from(`${name}\0`, "utf16le"));
  return new Uint8Array(Buffer.concat([head, Buffer.alloc(504), ...directory]));
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Files that are no tables, by the reason and the named format. */
const REFUSED: [
  what: string,
  bytes: Uint8Array,
  reason: string,
  format?: string,
][] = [
  [
    "an old workbook",
    compound("Root Entry", "Workbook"),
    "import.otherFormat",
    ".xls",
  ],
  [
    "a workbook of 1995",
    compound("Root Entry", "Book"),
    "import.otherFormat",
    ".xls",
  ],
  [
    "an encrypted workbook",
    compound("EncryptionInfo", "EncryptedPackage"),
    "import.bookLocked",
  ],
  [
    "a page",
    encode("<html><body><table><tr><td>A</td></tr></table>"),
    "import.otherFormat",
    "HTML",
  ],
  [
    "a page with a byte order mark",
    encode("\ufeff\r\n<!DOCTYPE html>"),
    "import.otherFormat",
    "HTML",
  ],
  [
    "a page in UTF-16",
    new Uint8Array(Buffer.from("\ufeff<table>", "utf16le")),
    "import.otherFormat",
    "HTML",
  ],
  [
    "XML of Excel 2003",
    encode('<?xml version="1.0"?><Workbook/>'),
    "import.otherFormat",
    "XML",
  ],
  [
    "an archive of something else",
    encode("PK\u0003\u0004"),
    "import.bookDamaged",
  ],
];

for (const [what, bytes, reason, format] of REFUSED) {
  Deno.test(`readUpload() refuses ${what} (${reason})`, async () => {
    const { failure, ...others } = await readUpload(bytes);
    deepEqual(others, { bytes: null, isWorkbook: false });
    deepEqual([failure?.key, failure?.params?.format], [reason, format]);
  });
}

Deno.test("readUpload() returns the text of a workbook", async () => {
  const book = tableBook([["Code", "Weight"], ["WB-1", 3]]);
  const { bytes, ...others } = await readUpload(book);
  equal(new TextDecoder().decode(bytes!), "Code,Weight\nWB-1,3\n");
  deepEqual(others, { isWorkbook: true, failure: null });
});

Deno.test("readUpload() returns other files as they are, whatever they are called", async () => {
  for (const text of ["Code;Recipient\n<b>;Ann", "PKW;Code\n", "", "\u0000"]) {
    const bytes = encode(text);
    deepEqual(await readUpload(bytes), {
      bytes,
      isWorkbook: false,
      failure: null,
    });
  }
});

Deno.test("readUpload() reads a workbook that is part of a larger buffer", async () => {
  const book = bookOf({ rows: "<row><c><v>1</v></c></row>" });
  const whole = new Uint8Array(book.length + 200);
  whole.set(book, 100);
  const { bytes } = await readUpload(whole.subarray(100, 100 + book.length));
  equal(new TextDecoder().decode(bytes!), "1\n");
});
