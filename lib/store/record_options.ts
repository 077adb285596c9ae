import type { notFound } from "@/lib/errors.ts";
import type { Entry, Transaction } from "./kv.ts";
import type { Note } from "./origin.ts";

/** The storage, indexes and search words of a noun's records. */
export interface RecordOptions<Item> {
  /** Names their keys, counter, search index and list. */
  noun: string;
  /** The name of a record in a 404. */
  thing: Parameters<typeof notFound>[0];
  /** The names of the searched fields, as listed in responses. */
  search_keys: string[];
  /** Returns the words that find a record in a search. */
  words?: (item: Item) => Set<string>;
  /** Returns the index entries of a record: its id and, as value, what tells it apart in a walk; never a copy. */
  indexes?: (item: Item) => Entry<unknown>[];
  /** The fields that no response contains. A change to only these does not raise the version. */
  internal?: readonly (keyof Item)[];
  /** Returns the stored form of a record; the record itself by default. */
  encode?: (item: Item) => unknown;
  decode?: (id: string, stored: never) => Item;
  /** The journal's description of commits. If omitted, they have no journal entries. */
  journal?: {
    /** Returns the display name of a record. */
    label: (item: Item) => string | null;
    /** The fields whose values the journal may show. */
    fields: readonly (keyof Item & string)[];
  };
  /** Fills in derived fields before a record is written. */
  complete?: (item: Item) => Item;
  /** Whether creates run one after another in this process, because they contend for a number or a limit. */
  inTurn?: boolean;
  /** Runs in every commit that writes or removes a record; `before` or `after` is null if there is none. */
  extra?: (tx: Transaction, before: Item | null, after: Item | null) => void;
}

/** Overrides for the parts of a note that are otherwise derived from the change. */
export type NoteOverrides = Partial<
  Pick<Note, "kind" | "entry_id" | "changes" | "label">
>;
