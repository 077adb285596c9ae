import { partsOfBook } from "./workbook.ts";
import { type PackedFile, packRepeated, zipOf } from "./zip.ts";

/** The size of an upload, less what surrounds the bomb. */
const BYTES = 10 * 1024 * 1024 - 64 * 1024;
/** Characters repeated in a bomb. */
const PART_CHARS = 4_000_000;

const SHEET = ["<worksheet><sheetData>", "</sheetData></worksheet>"] as const;

/** Returns workbooks of up to 10 MB that would unpack to gigabytes, or cost time and memory in other ways. */
export function* drawBombs(): Generator<
  [name: string, workbook: Uint8Array<ArrayBuffer>]
> {
  yield ["spaces", bombOf(" ")];
  yield [
    "16,384 columns",
    bombOf(`<row>${"<c><v>1</v></c>".repeat(16_384)}</row>`),
  ];
  yield ["more rows than a table has", bombOf("<row><c><v>1</v></c></row>")];
  yield [
    "long rows",
    bombOf(`<row><c t="str"><v>${"x".repeat(200_000)}</v></c></row>`),
  ];
  yield ["a row without an end", bombOf('<c r="A1" t="str"><v>xy</v></c>')];
  yield ["nested elements", bombOf("<a>")];
  yield ["attributes", bombOf("<a b='' ".padEnd(100, " "))];
  yield [
    "long shared texts",
    bombOf(`<si><t>${"xyz".repeat(30_000)}</t></si>`, "strings"),
  ];
  yield [
    "shared texts of many runs",
    bombOf(`<r><t>${"x".repeat(50)}</t></r>`, "strings"),
  ];
  yield ["styles", bombOf("<xf/>", "styles")];
  yield [
    "a billion laughs",
    zipOf({ ...partsOfBook({}), "xl/worksheets/sheet1.xml": laughs() }),
  ];
  yield ["a table of shared texts", tableOfTexts()];
  yield ["many entries", zipOf({ "a.xml": "<a/>" }, { copies: 150_000 })];
}

/** Returns workbooks that are refused only when the time is up. */
export function* drawLongBombs(): ReturnType<typeof drawBombs> {
  yield [
    "empty cells in 16,384 columns",
    bombOf(`<row>${"<c/>".repeat(16_383)}<c r="XFD1"/></row>`),
  ];
  yield ["short shared texts", bombOf("<si><t>ab</t></si>", "strings")];
}

/** Returns a workbook with one part in which an element is repeated. */
function bombOf(
  element: string,
  kind: "sheet" | "strings" | "styles" = "sheet",
): Uint8Array<ArrayBuffer> {
  const [name, start, end] = {
    sheet: ["worksheets/sheet1", ...SHEET] as const,
    strings: ["sharedStrings", "<sst>", "</sst>"] as const,
    styles: [
      "styles",
      "<styleSheet><cellXfs>",
      "</cellXfs></styleSheet>",
    ] as const,
  }[kind];
  return zipOf({
    ...partsOfBook({ rows: "" }),
    [`xl/${name}.xml`]: repeat(element, start, end),
  });
}

function repeat(element: string, start: string, end: string): PackedFile {
  const times = Math.ceil(PART_CHARS / element.length);
  return packRepeated([start, element.repeat(times), end], BYTES);
}

/** Entities that refer to others, ten times each. */
function laughs(): string {
  const entities = Array.from(
    { length: 10 },
    (_, at) =>
      `<!ENTITY l${at} "${at === 0 ? "lol" : `&l${at - 1};`.repeat(10)}">`,
  );
  return `<!DOCTYPE x [${entities.join("")}]><x>&l9;</x>`;
}

/** Few bytes whose text is large, because all cells refer to one long text. */
function tableOfTexts(): Uint8Array<ArrayBuffer> {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(400)}</row>`;
  return zipOf({
    ...partsOfBook({ strings: `<si><t>${"x".repeat(600)}</t></si>` }),
    "xl/worksheets/sheet1.xml": repeat(row, ...SHEET),
  });
}
