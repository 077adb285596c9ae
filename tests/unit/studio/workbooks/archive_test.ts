import { equal, rejects } from "node:assert/strict";
import { omit } from "deno-std/collections/omit.js";
import { isAppError } from "../../../helpers/domain.ts";
import { AppError } from "@/lib/errors.ts";
import { convertWorkbook } from "@/lib/studio/workbooks/convert.ts";
import { bookOf, partsOfBook } from "../../../helpers/workbook.ts";
import { zipOf } from "../../../helpers/zip.ts";

const rows = "<row><c><v>1</v></c></row>";
const whole = bookOf({ rows });

Deno.test("convertWorkbook() reads stored, streamed and large archives", async () => {
  for (
    const options of [
      {},
      { isStored: true },
      { hasDescriptors: true },
      { isStored: true, hasDescriptors: true },
      { is64: true },
    ]
  ) {
    const table = await convertWorkbook(bookOf({ rows }, options));
    equal(new TextDecoder().decode(table), "1\n");
  }
});

/** Archives of other programs by the format that the refusal names. */
const OTHERS: [format: string, names: string[]][] = [
  ["OpenDocument (.ods)", ["mimetype", "content.xml"]],
  ["Numbers (.numbers)", ["Index/Document.iwa"]],
  [".xlsb", ["_rels/.rels", "xl/workbook.bin"]],
  ["Word (.docx)", ["word/document.xml"]],
  [".zip", ["parcels.csv"]],
];

for (const [format, names] of OTHERS) {
  Deno.test(`convertWorkbook() refuses ${format} by its name`, async () => {
    const files = Object.fromEntries(names.map((name) => [name, "<x/>"]));
    await rejects(convertWorkbook(zipOf(files)), (error) => {
      equal((error as AppError).problems[0]?.params?.format, format);
      return isAppError(422, "import.otherFormat")(error);
    });
  });
}

const DAMAGED: Record<string, Uint8Array<ArrayBuffer>> = {
  "half an archive": whole.slice(0, whole.length / 2),
  "an archive with other bytes": whole.map((byte, at) =>
    at > 200 && at < 400 ? byte ^ 0xff : byte
  ),
  "sizes that are too small": bookOf({ rows }, { claimedSize: 10 }),
  "sizes that are too large": bookOf({ rows }, { claimedSize: 10_000 }),
  "a part that is missing": zipOf(
    omit(partsOfBook({ rows }), ["xl/worksheets/sheet1.xml"]),
  ),
  "bytes that are not UTF-8": zipOf(
    {
      ...partsOfBook({ rows }),
      "xl/worksheets/sheet1.xml": new Uint8Array([60, 255, 254]),
    },
  ),
};

for (const [what, bytes] of Object.entries(DAMAGED)) {
  Deno.test(`convertWorkbook() refuses ${what}`, () =>
    rejects(convertWorkbook(bytes), isAppError(422, "import.bookDamaged")));
}

Deno.test("convertWorkbook() refuses encrypted files", () =>
  rejects(
    convertWorkbook(bookOf({ rows }, { isEncrypted: true })),
    isAppError(422, "import.bookLocked"),
  ));

Deno.test("convertWorkbook() refuses more files than a workbook has", () =>
  rejects(
    convertWorkbook(bookOf({ rows }, { copies: 3_000 })),
    isAppError(422, "import.otherFormat"),
  ));

Deno.test("convertWorkbook() refuses parts that unpack to more than 100 MB", () => {
  const text = `<a>${"x".repeat(60_000)}</a>`.repeat(1_800);
  return rejects(
    convertWorkbook(bookOf({ sheet: `<x>${text}</x>` })),
    isAppError(422, "import.bookTooLarge"),
  );
});

Deno.test("convertWorkbook() refuses a workbook that takes too long", () =>
  rejects(
    convertWorkbook(whole, { seconds: 0 }),
    isAppError(422, "import.bookTooSlow"),
  ));
