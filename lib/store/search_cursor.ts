import { Buffer } from "node:buffer";
import { z } from "zod";
import { type AppError, invalid } from "@/lib/errors.ts";

const number = z.int().min(0);
const text = z.string();

/** The encoded form: short, because it is part of URLs. */
const written = z.tuple([
  number,
  number,
  number,
  z.boolean(),
  text.nullable(),
  z.tuple([number, text, text]).nullable(),
]).transform(([page, shown, total, isCapped, after, at]) => ({
  /** The page number. */
  page,
  /** The number of records returned so far. */
  shown,
  /** The number of records found so far, and whether there may be more. */
  total,
  isCapped,
  /** The last record returned in order of creation. */
  after,
  /** The position of the index walk; null while records come in order of creation. */
  at: at && { place: at[0], word: at[1], id: at[2] },
}));

/** The position of a search. */
export type SearchCursor = z.output<typeof written>;

/** The position of an index walk: the query word that it follows, and the last entry read. */
export type IndexPlace = NonNullable<SearchCursor["at"]>;

/** Encodes a cursor as an opaque text. */
export function writeCursor(cursor: SearchCursor): string {
  const { page, shown, total, isCapped, after, at } = cursor;
  const place = at && [at.place, at.word, at.id];
  const json = JSON.stringify([page, shown, total, isCapped, after, place]);
  return Buffer.from(json).toString("base64url");
}

/** Decodes a cursor of writeCursor(). Throws 422 for any other text. */
export function readCursor(cursor: string): SearchCursor {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    throw wrongCursor();
  }
  const { data } = written.safeParse(json);
  if (data === undefined) throw wrongCursor();
  return data;
}

/** Creates the 422 for an invalid cursor. */
export function wrongCursor(): AppError {
  return invalid({ key: "invalid.selected", field: "cursor" });
}
