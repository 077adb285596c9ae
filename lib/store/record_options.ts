import type { notFound } from "@/lib/errors.ts";
import type { Entry, Transaction } from "./kv.ts";
import type { Note } from "./origin.ts";

/** How the records of a noun are stored and found. */
export interface RecordOptions<Item> {
  /** Names their keys, counter, search index and list. */
  noun: string;
  /** The name of one of them in a 404. */
  thing: Parameters<typeof notFound>[0];
  /** The searched fields, as answers of lists name them. */
  search_keys: string[];
  /** Returns the words that find a record in a search. */
  words?: (item: Item) => Set<string>;
  /** Returns the index entries of a record, which hold its id and never a copy. */
  indexes?: (item: Item) => Entry<unknown>[];
  /** The fields that no answer shows; a change of these alone does not raise the version. */
  internal?: readonly (keyof Item)[];
  /** Returns the stored form of a record; the record itself by default. */
  encode?: (item: Item) => unknown;
  decode?: (id: string, stored: never) => Item;
  /** How the journal describes each commit; by default it has no entry. */
  journal?: {
    /** The name of a record for readers. */
    label: (item: Item) => string | null;
    /** The fields whose values it may show. */
    fields: readonly (keyof Item & string)[];
  };
  /** Derives values of a record from its other ones before it is written. */
  complete?: (item: Item) => Item;
  /** Whether creates contend for a number or a limit, and so run one after another in this process. */
  inTurn?: boolean;
  /** Runs in every commit that writes or removes a record; `before` or `after` is null if there is none. */
  extra?: (tx: Transaction, before: Item | null, after: Item | null) => void;
}

/** Parts of a note that differ from those derived from the change itself. */
export type Told = Partial<
  Pick<Note, "kind" | "entry_id" | "changes" | "label">
>;
