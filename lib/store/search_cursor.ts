import { Buffer } from "node:buffer";
import { z } from "zod";
import { invalid } from "@/lib/errors.ts";
import type { WordEntry } from "./search_entries.ts";

/** The position of a walk through the index: the followed word of the query, and the last entry. */
export interface IndexPlace extends WordEntry {
  place: number;
}

/** The position of a search. */
export interface SearchCursor {
  /** The number of the page that begins here. */
  page: number;
  /** Records returned so far. */
  shown: number;
  /** Records found so far, and whether there may be more. */
  total: number;
  isCapped: boolean;
  /** The last record returned in the order of creation. */
  after: string | null;
  /** The position of the walk since; null while records come in the order of creation. */
  at: IndexPlace | null;
}

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
]);

/** Encodes a cursor as an opaque text. */
export function writeCursor(cursor: SearchCursor): string {
  const { page, shown, total, isCapped, after, at } = cursor;
  const place = at && [at.place, at.word, at.id];
  const json = JSON.stringify([page, shown, total, isCapped, after, place]);
  return Buffer.from(json).toString("base64url");
}

/** Decodes a cursor. Throws 422 for others than writeCursor()'s. */
export function readCursor(cursor: string): SearchCursor {
  const { data } = written.safeParse(parsed(cursor));
  if (data === undefined) {
    throw invalid({ key: "invalid.selected", field: "cursor" });
  }
  const [page, shown, total, isCapped, after, at] = data;
  const [place, word, id] = at ?? [];
  return {
    ...{ page, shown, total, isCapped, after },
    at: at && { place: place!, word: word!, id: id! },
  };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}
