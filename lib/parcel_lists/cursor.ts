import { type AppError, invalid } from "@/lib/errors.ts";
import type { ParcelSort } from "@/lib/fields/constants.ts";
import type { Filed } from "@/lib/parcels/filing.ts";

/** A parcel's position in a sorted list: the value sorted by, null in order of creation, and then the id. */
export interface Position {
  place: string | number | null;
  id: string;
}

/** Where a page of a filtered list begins: after this position. */
export interface Cursor extends Position {
  sort: ParcelSort;
  /** The number of parcels on the pages before it; null if they are counted otherwise. */
  seen: number | null;
}

/** Matches a cursor: the number of parcels seen, the day or time sorted by, and the id. */
const CURSOR =
  /^(?:(\d{1,9})\.)?(?:(?:(\d{4}-\d{2}-\d{2})|(-?\d{1,15}))_)?([0-9A-HJKMNP-TV-Z]{26})$/;

/** Decodes a cursor of writeCursor(). Throws 422 for any other text. */
export function readCursor(text: string): Cursor {
  const [, seen, day, moment, id] = text.match(CURSOR) ?? [];
  if (id === undefined) throw wrongCursor();
  const before = { id, seen: seen === undefined ? null : Number(seen) };
  if (day !== undefined) return { ...before, sort: "due", place: day };
  if (moment === undefined) return { ...before, sort: "created", place: null };
  return { ...before, sort: "event", place: Number(moment) };
}

/** Encodes a cursor. */
export function writeCursor(
  { place, id, seen }: Omit<Cursor, "sort">,
): string {
  return `${seen === null ? "" : `${seen}.`}${
    place === null ? "" : `${place}_`
  }${id}`;
}

/** Throws 422 for another cursor than an id, such as that of a filtered list. */
export function requirePlainCursor(cursor: string | undefined): void {
  if (cursor === undefined) return;
  const { sort, seen } = readCursor(cursor);
  if (sort !== "created" || seen !== null) throw wrongCursor();
}

/** Creates the 422 for the cursor of another list. */
export function wrongCursor(): AppError {
  return invalid({ key: "invalid.selected", field: "cursor" });
}

/** Returns the position of a parcel in a sorted list. */
export function positionOf(parcel: Filed, sort: ParcelSort): Position {
  return { place: sort === "created" ? null : parcel[sort], id: parcel.id };
}

/** Compares positions of the same list in the order of its index. */
export function comparePositions(one: Position, other: Position): number {
  const [a, b] = one.place === other.place
    ? [one.id, other.id]
    : [one.place!, other.place!];
  return a < b ? -1 : Number(a > b);
}
