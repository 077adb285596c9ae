import { zipOf, type ZipOptions } from "./zip.ts";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE =
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

/** The parts of a workbook as XML; those left out have usual content. */
export interface BookParts {
  /** The content of `sheetData`. */
  rows?: string;
  sheet?: string;
  /** The items of the shared texts. */
  strings?: string;
  styles?: string;
  book?: string;
}

/** Returns the parts of a workbook by their names. */
export function partsOfBook(
  { rows = "", strings, styles, ...parts }: BookParts,
): Record<string, string> {
  const sheet = parts.sheet ??
    `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
  const book = parts.book ??
    `<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets>`;
  return {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relations({ officeDocument: "xl/workbook.xml" }),
    "xl/workbook.xml":
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${book}</workbook>`,
    "xl/_rels/workbook.xml.rels": relations({
      worksheet: "worksheets/sheet1.xml",
      sharedStrings: "sharedStrings.xml",
      styles: "styles.xml",
    }),
    "xl/worksheets/sheet1.xml": sheet,
    ...(strings !== undefined && {
      "xl/sharedStrings.xml": `<sst xmlns="${MAIN}">${strings}</sst>`,
    }),
    ...(styles !== undefined && {
      "xl/styles.xml": `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    }),
  };
}

/** Writes a workbook. */
export function bookOf(
  parts: BookParts,
  options?: ZipOptions,
): Uint8Array<ArrayBuffer> {
  return zipOf(partsOfBook(parts), options);
}

/** Writes references to other parts by their kinds, with the ids rId1, rId2 and so on. */
export function relations(targets: Readonly<Record<string, string>>): string {
  const each = Object.entries(targets).map(([kind, target], at) =>
    `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" ` +
    `Target="${target}"/>`
  );
  return `<Relationships xmlns="${PACKAGE}">${each.join("")}</Relationships>`;
}

/** Writes a workbook of texts, or of numbers where a cell is one. */
export function tableBook(
  table: readonly (readonly (string | number)[])[],
): Uint8Array<ArrayBuffer> {
  const rows = table.map((cells, at) =>
    `<row r="${at + 1}">${cells.map(cellXml).join("")}</row>`
  );
  return bookOf({ rows: rows.join("") });
}

function cellXml(value: string | number): string {
  if (value === "") return "<c/>";
  return typeof value === "number"
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${
      escapeXml(value)
    }</t></is></c>`;
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>\r]/g, (char) => `&#${char.charCodeAt(0)};`);
}
