import { Buffer } from "node:buffer";
import { z } from "zod";
import { invalid } from "@/lib/errors.ts";
import type { WordEntry } from "./search_entries.ts";

/** Where a walk through the index is: the query's word that it follows, and the entry that it has come to. */
export interface IndexPlace extends WordEntry {
  place: number;
}

/** Where a search goes on. */
export interface SearchCursor {
  /** The number of the page that begins here. */
  page: number;
  /** How many records have been shown. */
  shown: number;
  /** How many have been found, and whether there may be more. */
  total: number;
  isCapped: boolean;
  /** The record up to which all have been shown, in the order of creation. */
  after: string | null;
  /** How far the index has been walked through since; null while the records come in the order of creation. */
  at: IndexPlace | null;
}

const number = z.int().min(0);
const text = z.string();

/** As it is written: short, because it stands in addresses. */
const written = z.tuple([
  number,
  number,
  number,
  z.boolean(),
  text.nullable(),
  z.tuple([number, text, text]).nullable(),
]);

/** Returns a cursor as a text that says nothing to its reader. */
export function writeCursor(cursor: SearchCursor): string {
  const { page, shown, total, isCapped, after, at } = cursor;
  const place = at && [at.place, at.word, at.id];
  const json = JSON.stringify([page, shown, total, isCapped, after, place]);
  return Buffer.from(json).toString("base64url");
}

/** Reads a cursor. Throws 422 for what writeCursor() has not made. */
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
