import { Buffer } from "node:buffer";
import { z } from "zod";
import { type AppError, invalid } from "@/lib/errors.ts";

const number = z.int().min(0);
const text = z.string();

/** The encoded form: short, because it is part of addresses. */
const written = z.tuple([
  number,
  number,
  number,
  z.boolean(),
  text.nullable(),
  z.tuple([number, text, text]).nullable(),
]).transform(([page, shown, total, isCapped, after, at]) => ({
  /** The number of the page that begins here. */
  page,
  /** Records returned so far. */
  shown,
  /** Records found so far, and whether there may be more. */
  total,
  isCapped,
  /** The last record returned in the order of creation. */
  after,
  /** The position of the walk since; null while records come in the order of creation. */
  at: at && { place: at[0], word: at[1], id: at[2] },
}));

/** The position of a search. */
export type SearchCursor = z.output<typeof written>;

/** The position of a walk through the index: the followed word of the query, and the last entry. */
export type IndexPlace = NonNullable<SearchCursor["at"]>;

/** Encodes a cursor as an opaque text. */
export function writeCursor(cursor: SearchCursor): string {
  const { page, shown, total, isCapped, after, at } = cursor;
  const place = at && [at.place, at.word, at.id];
  const json = JSON.stringify([page, shown, total, isCapped, after, place]);
  return Buffer.from(json).toString("base64url");
}

/** Decodes a cursor. Throws 422 for others than writeCursor()'s. */
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

/** Creates the 422 for a wrong cursor. */
export function wrongCursor(): AppError {
  return invalid({ key: "invalid.selected", field: "cursor" });
}
