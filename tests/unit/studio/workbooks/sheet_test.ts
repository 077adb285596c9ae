import { equal, rejects } from "node:assert/strict";
import { isAppError } from "../../../helpers/domain.ts";
import { convertWorkbook } from "@/lib/studio/workbooks/convert.ts";
import { MAX_LINES, MAX_ROWS, MAX_WIDTH } from "@/lib/table_limits.ts";
import { bookOf, type BookParts } from "../../../helpers/workbook.ts";

async function read(parts: BookParts): Promise<string> {
  return new TextDecoder().decode(await convertWorkbook(bookOf(parts)));
}

/** Texts of a cell by its XML. */
const CELLS: Record<string, string> = {
  '<c t="inlineStr"><is><t xml:space="preserve"> two  spaces </t></is></c>':
    " two  spaces ",
  '<c t="inlineStr"><is><t>one &lt;b&gt; &#x1F4E6;</t></is></c>': "one <b> 📦",
  '<c t="inlineStr"><is><t><![CDATA[<raw>]]></t></is></c>': "<raw>",
  '<c t="inlineStr"><is><t>Rue "A", 1\n75001</t></is></c>':
    '"Rue ""A"", 1\n75001"',
  '<c t="inlineStr"><is><t>a_x000D_\nb_x005F_x0041_ _x0007__x1D_</t></is></c>':
    '"a\r\nb_x0041_ _x1D_"',
  '<c t="inlineStr"><is><t>漢字</t><rPh sb="0" eb="2"><t>カンジ</t></rPh></is></c>':
    "漢字",
  '<c t="e"><v>#N/A</v></c>': "#N/A",
  '<c t="str"><f>A2&amp;"x"</f><v>WBx</v></c>': "WBx",
  '<c t="s"><v>1</v></c>': "second",
  '<c t="b"><v> 1 </v></c>': "TRUE",
  '<c t="d"><v>2026-11-28T09:05:00Z</v></c>': "2026-11-28 09:05",
  '<c t="d"><v>2026-11-28T00:00</v></c>': "2026-11-28",
  "<c><v>1234567890123456</v></c>": "1.23456789012346E+15",
  '<c s="99"><v>7</v></c>': "7",
};

Deno.test("convertWorkbook() returns the text of each kind of cell", async () => {
  const strings = "<si><t>first</t></si><si><t>second</t></si>";
  for (const [cell, text] of Object.entries(CELLS)) {
    equal(await read({ rows: `<row>${cell}</row>`, strings }), `${text}\n`);
  }
});

Deno.test("convertWorkbook() keeps the numbers of rows and columns, and drops what has no content", async () => {
  const rows =
    '<row r="3"><c r="C3"><v>1</v></c><c r="AA3" t="str"><v> </v></c></row>' +
    '<row r="4"><c r="A4" s="1"/></row><row><c r="A5"><v>2</v></c></row>' +
    '<row r="900000"><c r="ZZZ900000" t="str"><v></v></c></row>';
  equal(await read({ rows }), "\n\n,,1\n\n2\n");
});

Deno.test("convertWorkbook() returns nothing if no table is visible or the first one is empty", async () => {
  const hidden =
    '<sheets><sheet name="A" state="veryHidden" r:id="rId1"/></sheets>';
  equal(await read({ rows: "<row><c><v>1</v></c></row>", book: hidden }), "");
  equal(await read({ rows: "" }), "");
});

const row = (number: number, column = "A") =>
  `<row r="${number}"><c r="${column}${number}"><v>1</v></c></row>`;
const text = (length: number) => `<c t="str"><v>${"x".repeat(length)}</v></c>`;

/** Sheets that are refused, by the reason. */
const REFUSED: [reason: string, parts: BookParts][] = [
  ["import.tooManyColumns", { rows: row(1, "SG") }],
  ["import.tooManyLines", { rows: row(MAX_LINES + 1) }],
  ["import.tooManyRows", {
    rows: "<row><c><v>1</v></c></row>".repeat(MAX_ROWS + 21),
  }],
  ["import.longRow", { rows: `<row>${text(200_000)}${text(200_000)}</row>` }],
  ["import.bookTooLarge", { rows: `<row>${text(250_000)}</row>`.repeat(90) }],
  ["import.bookDamaged", { rows: row(2) + row(2) }],
  ["import.bookDamaged", { rows: row(0) }],
  ["import.bookDamaged", { rows: '<row><c r="1A"><v>1</v></c></row>' }],
  ["import.bookDamaged", { rows: '<row><c t="s"><v>0</v></c></row>' }],
  ["import.bookDamaged", { rows: "<row><c></row>" }],
  ["import.bookDamaged", { rows: "<row>" + "<a>".repeat(80) }],
  ["import.bookDamaged", {
    rows: `<row><!--${"x".repeat(2_000_000)}--></row>`,
  }],
  ["import.bookDamaged", { rows: `<row ${"a='' ".repeat(500_000)}/>` }],
  ["import.bookDamaged", { sheet: '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' }],
  ["import.bookDamaged", {
    sheet: "<worksheet><sheetData>&nbsp;</sheetData></worksheet>",
  }],
  ["import.bookDamaged", {
    rows: "",
    strings: `<si>${`<t>${"x".repeat(900_000)}</t>`}</si>`,
  }],
];

for (const [reason, parts] of REFUSED) {
  const what = (parts.sheet ?? parts.strings ?? parts.rows)!.slice(0, 40);
  Deno.test(`convertWorkbook() refuses ${what} (${reason})`, () =>
    rejects(convertWorkbook(bookOf(parts)), isAppError(422, reason as never)));
}

Deno.test("convertWorkbook() takes as many rows and columns as a table may have", async () => {
  const table = await read({ rows: row(1, "SF") + row(MAX_LINES) });
  equal(table.split("\n").length, MAX_LINES + 1);
  equal(table.split("\n")[0], `${",".repeat(MAX_WIDTH - 1)}1`);
});
