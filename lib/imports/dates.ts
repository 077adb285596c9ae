import {
  dayOf,
  dayOfSerial,
  eraOf,
  NO_DATE,
  otherCalendar,
  type ReadDate,
} from "./calendars.ts";
import { dateWords, foldDate } from "./date_words.ts";
import type { DateOrder } from "./schema.ts";

/** Longer cells are not dates. */
const MAX_LENGTH = 90;

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;
/** Three numbers with equal separators. */
const NUMBERS =
  /(?<![\d.:/-])(\d{1,4}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{1,5})(?!\d)\.?/;
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:[t ]?\d{4}(?:\d\d)?z?)?$/;
/** A day as spreadsheets count them, with the time as a fraction. */
const SERIAL = /^(\d{5})(?:[.,]\d{1,12})?$/;
/** Dates that need no normalizing, which most are. */
const PLAIN = /^[\d./:-]+(?: [\d./:-]+)*$/;
/** A time with a colon, and its offset. */
const CLOCK =
  /(?<![\d.:])\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: ?(?:utc|gmt)?[+-]\d\d:?\d\d)?/g;
const NOTES = /\[[^[\]]*\]|\([^()]*\)/g;
const TOKENS = /\d+|[\p{L}\p{M}]+|[^\s\d\p{L}\p{M}]/gu;
const PUNCTUATION = /^[.,/:\-_+·،॰]$/;

/** Dates whose parts are named: by characters, and in Vietnamese. */
const OF_CJK = /(\d+) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日号號일]?/;
const OF_VIETNAM =
  /(\d{1,2}),? ?(?:thang|thg) ?\.?(\d{1,2})(?:,| nam)? ?(\d{4})/;

/**
 * Parses a date as spreadsheets and other programs write it, with or without a time; `order` is the order of day and
 * month in dates with slashes, or null if unknown.
 */
export function readDate(cell: string, order: DateOrder | null): ReadDate {
  const [, year, month, day] = ISO.exec(cell) ?? [];
  if (year !== undefined) return dayOf({ year, month: month!, day: day! });
  if (cell.length > MAX_LENGTH) return NO_DATE;
  const text = plainDate(cell);
  const serial = SERIAL.exec(text)?.[1];
  if (serial !== undefined) return dayOfSerial(Number(serial));
  const compact = COMPACT.exec(text);
  if (compact !== null) {
    return dayOf({ year: compact[1]!, month: compact[2]!, day: compact[3]! });
  }
  const numbers = NUMBERS.exec(text);
  return numbers !== null ? readNumbers(text, numbers, order) : readWords(text);
}

/** Normalizes a date: plain digits, folded letters, single spaces, and numbers in place of named parts. */
function plainDate(cell: string): string {
  if (PLAIN.test(cell)) return cell;
  const text = foldDate(cell).replace(OF_VIETNAM, "$1.$2.$3");
  return eraOf(text) === null ? text.replace(OF_CJK, "$1-$2-$3") : text;
}

function readNumbers(
  text: string,
  numbers: RegExpExecArray,
  order: DateOrder | null,
): ReadDate {
  const era = eraOf(text);
  if (era !== null) return otherCalendar(era);
  const [whole, first, separator, second, last] = numbers;
  const { index } = numbers;
  const around = `${text.slice(0, index)} ${text.slice(index + whole.length)}`;
  if (!isTime(around)) return NO_DATE;
  if (first!.length > 2) {
    return last!.length > 2
      ? NO_DATE
      : dayOf({ year: first!, month: second!, day: last! });
  }
  if (last!.length < 3) return { key: "import.shortYear" };
  if (last!.length > 4) return NO_DATE;
  const isZero = Number(first) === 0 && Number(last) === 0;
  if (separator === "/" && order === null && !isZero) {
    return { key: "import.dateOrder" };
  }
  const isMonthFirst = separator !== "." && order === "mdy";
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return dayOf({ year: last!, month: month!, day: day! });
}

/** Reports whether what stands around a date is a time, a weekday, or nothing. */
function isTime(text: string): boolean {
  if (text.trim() === "") return true;
  const rest = text.replace(NOTES, " ").replace(CLOCK, " ");
  const { numbers, words, isPlain } = sortTokens(rest);
  const { others } = dateWords();
  const isKnown = isPlain && words.every((word) => others.has(word));
  return isKnown && areTimes(numbers) &&
    (numbers.length !== 1 || words.length > 0);
}

function areTimes(numbers: string[]): boolean {
  return numbers.length <= 4 &&
    numbers.every((number) => number.length < 3 && Number(number) < 60);
}

function sortTokens(text: string) {
  const tokens = text.match(TOKENS) ?? [];
  const isWord = (token: string) => /^[\p{L}\p{M}]/u.test(token);
  return {
    tokens,
    numbers: tokens.filter((token) => /^\d/.test(token)),
    words: tokens.filter(isWord),
    isPlain: tokens.every((token) =>
      /^\d/.test(token) || isWord(token) || PUNCTUATION.test(token)
    ),
  };
}

/** Reads a date with the name of a month. */
function readWords(text: string): ReadDate {
  const { months, longMonths, calendars, others } = dateWords();
  const joined = longMonths.reduce(
    (whole, name) => whole.replace(name, name.replaceAll(" ", "")),
    text.replace(NOTES, " ").replace(CLOCK, " "),
  );
  const { tokens, words, isPlain } = sortTokens(joined);
  const named = words.filter((word) => months.has(word));
  // "mar" is March, but also a Tuesday.
  const name = named.find((word) => !others.has(word)) ?? named[0];
  const unknown = words.find((word) => word !== name && !others.has(word));
  const calendar = eraOf(text) ?? calendars.get(unknown ?? "");
  if (calendar !== undefined && name === undefined) {
    return otherCalendar(calendar);
  }
  if (name === undefined || unknown !== undefined || !isPlain) return NO_DATE;
  const items = tokens.filter((token) => /^\d/.test(token) || token === name);
  return readNamed(items, String(months.get(name)));
}

/** Reads a day, a name and a year in any order but with the year at one end, followed or preceded by a time. */
function readNamed(items: string[], month: string): ReadDate {
  const at = Math.max(1, items.findIndex((item) => !/^\d/.test(item)));
  const parts = items.slice(at - 1, at + 2);
  const [one, other] = parts.filter((part) => /^\d/.test(part));
  const rest = [...items.slice(0, at - 1), ...items.slice(at + 2)];
  if (one === undefined || other === undefined || !areTimes(rest)) {
    return NO_DATE;
  }
  const [day, year] = one.length > 2 ? [other, one] : [one, other];
  if (day.length > 2 || year.length > 4) return NO_DATE;
  if (year.length < 3) return { key: "import.shortYear" };
  return dayOf({ year, month, day });
}

/** Infers the order of day and month in a file's dates with slashes; dates with dashes reveal it, too. */
export class DateOrders {
  readonly #shown = new Set<DateOrder>();
  /** Whether the meaning of any cell depends on the order. */
  isNeeded = false;

  /** The order that the cells reveal; null if none does or they disagree. */
  get shown(): DateOrder | null {
    const [order = null] = this.#shown;
    return this.#shown.size === 1 ? order : null;
  }

  see(cell: string): void {
    if (cell.length > MAX_LENGTH || !/[/\-／－]/.test(cell)) return;
    const [, first, separator, second, last] = NUMBERS.exec(plainDate(cell)) ??
      [];
    const isOrdered = separator !== "." && Number(last) > 99 &&
      first!.length < 3;
    if (!isOrdered) return;
    if (separator === "/") this.isNeeded = true;
    if (Number(first) > 12) this.#shown.add("dmy");
    if (Number(second) > 12) this.#shown.add("mdy");
  }
}
