import { plainNumber } from "@/lib/fields/coordinates.ts";
import { isBlank } from "@/lib/fields/fields.ts";
import { isShortenedNumber } from "@/lib/fields/shortened_number.ts";
import type { Problem } from "@/lib/errors.ts";
import { unguardCell } from "@/lib/http/csv.ts";
import { WORDS } from "@/lib/i18n/dictionaries/mod.ts";
import { fold, plainDigits, stripSymbols } from "@/lib/i18n/fold.ts";
import { readDate } from "./dates.ts";
import type { ImportField } from "./fields.ts";
import type { DateOrder } from "./schema.ts";

export const DATE_FIELDS: readonly ImportField[] = [
  "min_expected_delivery_date",
  "max_expected_delivery_date",
];

/** Fields of numbers that a spreadsheet may have shortened. */
const NUMBERS: readonly ImportField[] = [
  "tracking_code",
  "recipient_phone_number",
  "reference",
];

/** What programs, and offices in languages that the site does not have, write in cells without a value. */
const FOREIGN_EMPTY =
  "#nv, #n/d, #н/д, #n/b, #yok, #saknas!, 無し, なし, 無, 无, 暂无, 未定, 待定, 該当なし, 不明, 없음, 미정";
/** In capital letters, these are also names and places. */
const OF_PROGRAMS = /^(?:NaN|nan|nil|\\N)$/;
const FOREIGN_PIECES = "个, 個, 件, 箱, 点, 袋, 개, 박스";

/** Minimum letters of a word that is also known without its accents: "boş" is empty, but Bos is a surname. */
const MIN_PLAIN = 4;

const EMPTY: ReadonlySet<string> = new Set(
  listed("empty", FOREIGN_EMPTY).map(emptyKey).flatMap((key) =>
    key.length < MIN_PLAIN ? [key] : [key, emptyKey(fold(key))]
  ),
);
/** Longer texts, with spaces and brackets, are not among them. */
const MAX_EMPTY = 40;

const UNITS: ReadonlySet<string> = new Set([
  ...listed("pieces", FOREIGN_PIECES).map(unitKey),
  "x",
  "×",
]);

/** Dashes, dots, question marks and slashes alone. */
const SIGNS = /^[ \p{Pd}\u2212\u2500.?…؟？*_/\\~]+$/u;
const BRACKETS = /^[<([{"“]([^<>()[\]{}"“”]*)[>)\]}"”]$/;

/** Numbers with three zeros after the mark are left alone: they may be thousands. */
const PIECES = /^(?:[x×] ?)?(\d{1,9})(?:[.,٫]0{1,2})? ?([^\d].*)?$/;

/** Line breaks of FileMaker, and page breaks of reports. */
const BREAKS = /[\v\f]/g;
/** All spaces but the plain one and line breaks. */
const SPACES = /[^\S \n]/g;

/** Returns the words of all languages. */
function listed(list: "empty" | "pieces", foreign: string): string[] {
  return [...Object.values(WORDS).map((words) => words[list]), foreign]
    .flatMap((texts) => texts.split(","));
}

/** Returns a text in lower case without spaces and last dot; the dot above is what Turkish capitals leave behind. */
function emptyKey(text: string): string {
  return text.toLowerCase().replace(/[\s\u0307]/g, "").replace(/\.$/, "");
}

function unitKey(text: string): string {
  return stripSymbols(fold(text));
}

/** Returns the text that a cell stands for: without guards and surrounding spaces; "" if it means that there is no value. */
export function meantText(cell: string): string {
  const trimmed = cell.trim();
  const unguarded = unguardCell(trimmed);
  const text = unguarded === trimmed ? trimmed : unguarded.trim();
  return isEmpty(text) ? "" : text.replace(BREAKS, "\n");
}

/** Reports whether a text as a whole means that there is no value, such as "n/a", "–" and "(none)". */
function isEmpty(text: string): boolean {
  // Most cells have a digit, which none of these texts has.
  if (text === "" || /\d/.test(text)) return text === "";
  if (isBlank(text)) return true;
  if (text.length > MAX_EMPTY) return false;
  const [, inner = text] = BRACKETS.exec(text) ?? [];
  return SIGNS.test(inner) || EMPTY.has(emptyKey(inner)) ||
    OF_PROGRAMS.test(inner);
}

/** Returns a cell as a form would post it, "" if it is empty, or its problem. */
export function valueOf(
  field: ImportField,
  cell: string,
  order: DateOrder | null,
): string | Problem {
  const text = meantText(cell);
  if (text === "") return "";
  if (DATE_FIELDS.includes(field)) {
    const read = readDate(text, order);
    return "day" in read ? read.day : { ...read, field };
  }
  // An apostrophe marks a number that was typed like this.
  if (NUMBERS.includes(field) && isShortenedNumber(text) && !isMarked(cell)) {
    return { key: "import.shortened", field };
  }
  if (field === "show_map") return text.toLowerCase();
  if (field === "pieces") return piecesOf(text);
  return field.startsWith("map_") ? plainNumber(plainDigits(text)) : text;
}

function isMarked(cell: string): boolean {
  return cell.trim().startsWith("'");
}

/** Returns the number in "2 pcs", "x2" and "2,0"; returns other texts with plain digits. */
function piecesOf(cell: string): string {
  const text = plainDigits(cell.normalize("NFKC"));
  const [, number, unit = ""] = PIECES.exec(text) ?? [];
  const isNumber = number !== undefined &&
    (unit === "" || UNITS.has(unit) || UNITS.has(unitKey(unit)));
  return isNumber ? number : text;
}

/** Reports whether two texts differ at most in their kinds of spaces, which look alike. */
export function isSameText(one: string, other: string): boolean {
  return one === other ||
    one.replace(SPACES, " ") === other.replace(SPACES, " ");
}
