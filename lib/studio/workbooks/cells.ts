import type { CellFormat } from "./formats.ts";
import { numberText } from "./numbers.ts";
import { damaged } from "./refusals.ts";
import { plainText } from "./strings.ts";

/** A cell as a sheet stores it. */
export interface StoredCell {
  /** The kind of its value; a number by default. */
  type: string;
  style: number;
  value: string;
  /** The text that is stored in the cell itself. */
  inline: string;
}

/** What the cells of a sheet refer to. */
export interface CellContext {
  strings: string[];
  formats: CellFormat[];
  is1904: boolean;
}

/** Returns the text of a cell. Throws 422 if it refers to a text that does not exist. */
export function cellText(
  { type, style, value, inline }: StoredCell,
  { strings, formats, is1904 }: CellContext,
): string {
  switch (type) {
    case "s": {
      if (value === "") return "";
      const text = strings[Number(value)];
      if (text === undefined) throw damaged();
      return text;
    }
    case "inlineStr":
      return inline;
    case "str":
    case "e":
      return plainText(value);
    case "b":
      return value === ""
        ? ""
        : /^\s*(?:1|true)\s*$/.test(value)
        ? "TRUE"
        : "FALSE";
    case "d":
      return isoText(value);
    default:
      return value === ""
        ? inline
        : numberText(value, formats[style] ?? { kind: "number" }, is1904);
  }
}

/** Shortens a date of the strict standard, such as `2026-11-28T00:00:00Z`. */
function isoText(value: string): string {
  const [, date, time] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)\S*)?$/.exec(value.trim()) ?? [];
  if (date === undefined) return value;
  return time === undefined || time === "00:00" ? date : `${date} ${time}`;
}
