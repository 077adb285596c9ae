import { sha256 } from "@/lib/store/secrets.ts";
import type { Key } from "@/lib/store/types.ts";
import { meantText } from "./cells.ts";
import { IMPORT_FIELDS, type ImportField } from "./fields.ts";
import { DOUBTFUL, type HeadMeaning } from "./head_meanings.ts";
import { isNumberAlone, namesArticle } from "./heads.ts";
import { labelsOf, meaningOf, optionsOf, toComparable } from "./labels.ts";
import { hasStatus, looksLike } from "./looks.ts";
import { MAX_COLUMNS, MAX_HEAD, PROBLEM } from "./schema.ts";

/** A column of a file. */
export interface Column {
  head: string;
  /** The field that it sets; null if it is ignored. */
  field: ImportField | null;
}

/** The headings of the problem column, which identify a corrected file. */
const PROBLEMS: ReadonlySet<string> = new Set(
  [PROBLEM, ...labelsOf("control.job.problem")].map(toComparable),
);

/** Returns the index of the problem column, the last one of a corrected file; -1 if there is none. */
export function problemColumn(heads: string[]): number {
  return PROBLEMS.has(toComparable(heads.at(-1) ?? "")) ? heads.length - 1 : -1;
}

/** Fields with one column for each part of a name or an address. */
export const JOINED_FIELDS: readonly ImportField[] = [
  ...["recipient_name", "destination"] as const,
  ...["sender_name", "pickup_location"] as const,
];

/** Fields in which a buyer's column stands in for a row without the recipient's. */
export const CONTACT_FIELDS: readonly ImportField[] = [
  "recipient_email",
  "recipient_phone_number",
];

/**
 * Returns the columns of a file with the fields that they set: those chosen for their headings, or else those that the
 * headings name, whose first rows decide where a heading has several meanings. Parts of a name or an address share a field;
 * of other columns for one field, the one with the plainest heading or else the first wins.
 */
export function columnsOf(
  cells: string[],
  chosen: Readonly<Record<string, string>> = {},
  rows: readonly string[][] = [],
): Column[] {
  const heads = cells.slice(0, MAX_COLUMNS)
    .map((cell) => cell.trim().slice(0, MAX_HEAD));
  const isChosen = (head: string) => Object.hasOwn(chosen, head);
  const read = readAll(heads.map((head) => isChosen(head) ? "" : head), rows);
  const meanings = heads.map((head, at) =>
    isChosen(head) ? chosenMeaning(head, chosen[head]!) : read[at]!
  );
  return heads.map((head, at) => {
    const isUsed = isFirst(meanings, at) &&
      (isChosen(head) || !isCovered(meanings, at));
    return { head, field: isUsed ? meanings[at]!.field : null };
  });
}

function chosenMeaning(head: string, chosen: string): HeadMeaning | null {
  const field = IMPORT_FIELDS.find((name) => name === chosen);
  return field === undefined ? null : { ...meaningOf({ head, field }) };
}

/** Returns what each heading of a file means beside the others; null for unknown ones. */
function readAll(
  heads: string[],
  rows: readonly string[][],
): (HeadMeaning | null)[] {
  const sellsGoods = heads.some(namesArticle);
  const cells = heads.map((_, at) =>
    rows.map((row) => meantText(row[at] ?? "")).filter((cell) => cell !== "")
  );
  const options = heads.map((head, at) =>
    optionsOf(head).filter((option) =>
      isLikely(option, { cells: cells[at]!, sellsGoods })
    )
  );
  return options.map((some, at) => {
    if (some.length === 0) return houseBeside(heads[at]!, options[at - 1]);
    if (some.length < 2) return some[0]!;
    const isBesidePlace = [options[at - 1], options[at + 1]]
      .some((beside) => beside?.[0]?.field === "destination");
    return chooseByCells(some, { cells: cells[at]!, isBesidePlace });
  });
}

/** Returns a house number for "Nr." beside a street; null for other headings. */
function houseBeside(
  head: string,
  [before]: HeadMeaning[] = [],
): HeadMeaning | null {
  return before?.part === "address" && isNumberAlone(head)
    ? { ...before, part: "house" }
    : null;
}

/** Reports whether a heading that may be about goods, or the number of a row, has the cells of parcels or orders. */
function isLikely(
  { field, distance }: HeadMeaning,
  { cells, sellsGoods }: { cells: string[]; sellsGoods: boolean },
): boolean {
  const differ = new Set(cells).size === cells.length;
  // "Quantity" beside "Item" counts goods, not packages, and a barcode is that of an article.
  if (field === "pieces") return !sellsGoods || distance < 2;
  if (field === "tracking_code") return !sellsGoods || distance < 2 || differ;
  return distance < DOUBTFUL ||
    (cells.length > 0 && differ && looksLike(field, cells));
}

/** Returns the first meaning that fits the cells, or the plain one; without cells, the first. */
function chooseByCells(
  options: HeadMeaning[],
  { cells, isBesidePlace }: { cells: string[]; isBesidePlace: boolean },
): HeadMeaning | null {
  const [first] = options;
  if (cells.length === 0) return first!;
  const mayBeStatus = options.some(({ field }) => field === "status");
  const fits = ({ field, side }: HeadMeaning) => {
    if (!mayBeStatus) return looksLike(field, cells);
    // "Estado" is both a state and a status.
    if (field === "status") return hasStatus(cells);
    return isBesidePlace || side !== null;
  };
  const isLoneState = mayBeStatus && first!.field === "destination";
  return options.find(fits) ??
    (first!.distance === 0 && !isLoneState ? first! : null);
}

/** Reports whether no other column is preferred for a field that takes one column. */
function isFirst(meanings: (HeadMeaning | null)[], at: number): boolean {
  const own = meanings[at];
  if (own == null) return false;
  const { field, side, distance } = own;
  if (JOINED_FIELDS.includes(field)) return true;
  // The number of a row or a record, which is known by its code.
  const hasCode = meanings.some((other) => other?.field === "tracking_code");
  if (distance >= DOUBTFUL && hasCode) return false;
  return !meanings.some((other, position) =>
    other?.field === field &&
    (other.side === side || !CONTACT_FIELDS.includes(field)) &&
    (other.distance < distance ||
      (other.distance === distance && position < at))
  );
}

/** Reports whether a part without a person is there for the recipient, too: "Name" beside "Ship Name" is another person's. */
function isCovered(meanings: (HeadMeaning | null)[], at: number): boolean {
  const own = meanings[at]!;
  return JOINED_FIELDS.includes(own.field) && own.side === null &&
    meanings.some((other) =>
      other?.side === "recipient" && other.part === own.part
    );
}

/** Returns the key of the columns that a member chose for files with these headings, in any order. */
export function columnsKey(heads: string[]): Key {
  return ["import_columns", hashOf(heads)];
}

/**
 * Returns the key of the encoding that a member chose for files with these headings, in any order, which have to be decoded
 * without knowing it.
 */
export function encodingKey(heads: string[]): Key {
  return ["import_encodings", hashOf(heads)];
}

function hashOf(heads: string[]): string {
  const names = new Set(heads.map((head) => head.trim()));
  return sha256(JSON.stringify([...names].sort()));
}
