import { Buffer } from "node:buffer";
import { invalid } from "../../errors.ts";
import {
  MAX_LINES,
  MAX_ROW_CHARS,
  MAX_ROWS,
  MAX_WIDTH,
} from "../../table_limits.ts";
import { type CellContext, cellText, type StoredCell } from "./cells.ts";
import { damaged, tooLarge } from "./refusals.ts";
import { TextReader } from "./strings.ts";
import { type Attributes, readXml, type XmlHandlers } from "./xml.ts";

/** Maximum bytes of the table as CSV. An import's file is erased in one commit, which can remove the parts of as many. */
export const MAX_TABLE_BYTES = 20 * 1024 * 1024;

/** Rows that may stand above the headings, besides these. */
const MAX_LEADING_ROWS = 20;

interface Line {
  row: number;
  text: string;
}

/** Reads a sheet as CSV with commas. Rows keep their numbers. Throws 422 for a damaged sheet and over a limit. */
export async function readSheet(
  texts: AsyncIterable<string>,
  context: CellContext,
): Promise<string> {
  const reader = new SheetReader(context);
  await readXml(texts, reader);
  const lines = reader.lines.sort((one, other) => one.row - other.row);
  let next = 1;
  return lines.map(({ row, text }) => {
    if (row < next) throw damaged();
    const empty = "\n".repeat(row - next);
    next = row + 1;
    return `${empty}${text}\n`;
  }).join("");
}

/** Collects the rows with content; formatted but empty cells do not count. */
class SheetReader implements XmlHandlers {
  readonly lines: Line[] = [];
  readonly #context: CellContext;
  readonly #inline = new TextReader();
  #bytes = 0;
  /** Drawings also have rows and columns. */
  #isInData = false;
  #row = 0;
  #column = 0;
  #cells: string[] = [];
  /** The characters of the row's cells so far. */
  #chars = 0;
  #cell: StoredCell | null = null;
  #isValue = false;

  constructor(context: CellContext) {
    this.#context = context;
  }

  open(name: string, attributes: Attributes): void {
    if (name === "sheetData") this.#isInData = true;
    if (!this.#isInData) return;
    if (name === "row") this.#startRow(attributes);
    else if (name === "c") this.#startCell(attributes);
    else {
      this.#isValue = name === "v";
      this.#inline.open(name);
    }
  }

  text(text: string): void {
    if (this.#isValue && this.#cell !== null) this.#cell.value += text;
    else this.#inline.text(text);
  }

  close(name: string): void {
    this.#isValue = false;
    this.#inline.close(name);
    if (name === "sheetData") this.#isInData = false;
    if (!this.#isInData) return;
    if (name === "c") this.#endCell();
    if (name === "row") this.#endRow();
  }

  #startRow({ r }: Attributes): void {
    this.#row = r === undefined ? this.#row + 1 : Number(r);
    if (!Number.isSafeInteger(this.#row) || this.#row < 1) throw damaged();
    this.#column = 0;
    this.#cells = [];
    this.#chars = 0;
  }

  #startCell({ r, t: type = "n", s: style = "0" }: Attributes): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    this.#cell = { type, style: Number(style), value: "", inline: "" };
  }

  #endCell(): void {
    if (this.#cell === null) return;
    const inline = this.#inline.take();
    const text = cellText({ ...this.#cell, inline }, this.#context);
    this.#cell = null;
    if (text.trim() === "") return;
    if (this.#column > MAX_WIDTH) {
      const params = { max: MAX_WIDTH };
      throw invalid({ key: "import.tooManyColumns", params });
    }
    this.#chars += text.length;
    if (this.#chars > MAX_ROW_CHARS) {
      throw invalid({ key: "import.longRow", params: { line: this.#row } });
    }
    this.#cells[this.#column - 1] = text;
  }

  #endRow(): void {
    if (this.#cells.length === 0) return;
    if (this.#row > MAX_LINES) {
      const params = { max: MAX_LINES };
      throw invalid({ key: "import.tooManyLines", params });
    }
    // The text is new and flat: it does not keep the XML that its cells are slices of.
    const text = Array.from(this.#cells, quote).join(",");
    this.#bytes += Buffer.byteLength(text);
    if (this.#bytes > MAX_TABLE_BYTES - MAX_LINES) throw tooLarge();
    this.lines.push({ row: this.#row, text });
    if (this.lines.length > MAX_ROWS + MAX_LEADING_ROWS) {
      throw invalid({ key: "import.tooManyRows", params: { max: MAX_ROWS } });
    }
    this.#cells = [];
  }
}

/** Returns the number of a column by a reference such as `AB12`. */
function columnOf(reference: string): number {
  const [, letters] = /^([A-Z]{1,3})\d+$/i.exec(reference) ?? [];
  if (letters === undefined) throw damaged();
  return [...letters.toUpperCase()].reduce(
    (number, letter) => number * 26 + letter.charCodeAt(0) - 64,
    0,
  );
}

/** Quotes a cell if necessary; a gap in a row is an empty cell. */
function quote(cell: string | undefined): string {
  if (cell === undefined) return "";
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
