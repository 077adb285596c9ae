/** How a number is shown, as far as it changes what the number means. */
export type CellFormat =
  | { kind: "number" }
  /** With zeros in front, up to this many digits. */
  | { kind: "digits"; count: number }
  | { kind: "date" | "time" | "duration" };

const NUMBER: CellFormat = { kind: "number" };

/** Built-in formats by their first and last id; formats of East Asian dates are from 27 on. */
const BUILT_IN: [first: number, last: number, kind: "date" | "time"][] = [
  [14, 17, "date"],
  [18, 21, "time"],
  [22, 22, "date"],
  [27, 36, "date"],
  [45, 47, "time"],
  [50, 58, "date"],
];

/** Returns a format by its id; `code` is that of a custom format. */
export function formatOf(id: number, code: string | undefined): CellFormat {
  if (code !== undefined) return readCode(code);
  const found = BUILT_IN.find(([first, last]) => id >= first && id <= last);
  return found === undefined ? NUMBER : { kind: found[2] };
}

/** Matches quoted texts, escaped letters, and the letters after the signs for padding. */
const LITERALS = /"[^"]*"?|[\\_*]./gs;
/** Matches colours, currencies, languages and conditions, but not the units of durations. */
const BRACKETS = /\[(?!(?:h+|m+|s+)\])[^[\]]*\]/gi;
/** Matches words that contain letters of dates. */
const WORDS = /general|standard|am\/pm|a\/p/gi;

/** Reads a custom format by its first section, which is for positive numbers. */
function readCode(code: string): CellFormat {
  const [section = ""] = code.replace(LITERALS, "").split(";");
  const letters = section.replace(BRACKETS, "").replace(WORDS, "").trim();
  if (/[#?]/.test(letters)) return NUMBER;
  if (letters.includes("[")) return { kind: "duration" };
  if (/[yde]/i.test(letters.replace(/e[+-]/gi, ""))) return { kind: "date" };
  if (/[hs]/i.test(letters)) return { kind: "time" };
  if (/m/i.test(letters)) return { kind: "date" };
  return /^00+$/.test(letters)
    ? { kind: "digits", count: letters.length }
    : NUMBER;
}
