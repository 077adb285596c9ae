import { notFound } from "@/lib/errors.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { changeCount, readCount } from "./counters.ts";
import type { Entry, Key, Kv, ListOptions, Transaction } from "./kv.ts";
import type { Changes, Note } from "./origin.ts";
import { searchKey } from "./search.ts";

/** How the records of a noun are stored and found. */
export interface RecordOptions<Item> {
  /** The prefix of their keys, their counter, search index and list. */
  noun: string;
  /** One of them, as refusals call it. */
  thing: Parameters<typeof notFound>[0];
  /** The fields that a search looks at, as its answers name them. */
  search_keys: string[];
  /** Returns the words that a record is found by. */
  words?: (item: Item) => Set<string>;
  /** Returns the entries that lead to a record besides its own key; they hold its id and never a copy. */
  indexes?: (item: Item) => Entry<unknown>[];
  /** The fields that no answer shows; changes of these alone leave the version. */
  internal?: readonly (keyof Item)[];
  /** The stored form of a record, which is the record itself unless said otherwise. */
  encode?: (item: Item) => unknown;
  decode?: (id: string, stored: never) => Item;
  /** What the journal is told of each commit; without it nothing. */
  journal?: {
    /** The name of a record for readers. */
    label: (item: Item) => string | null;
    /** The fields whose values it may show. */
    fields: readonly (keyof Item & string)[];
  };
  /** Returns a record with the values that follow from its other ones, before it is written. */
  complete?: (item: Item) => Item;
  /** Runs in every commit that writes or removes a record; one of both is null where there was or is none. */
  extra?: (tx: Transaction, before: Item | null, after: Item | null) => void;
}

/** Changes whose values the journal does not keep: a restored record has not changed, and an erased one must be forgotten. */
const WITHOUT_VALUES = ["restored", "erased"];

/** What the journal is told beside the fields that change, and in place of their own kind of change. */
export type Told = Partial<
  Pick<Note, "kind" | "entry_id" | "changes" | "label">
>;

/**
 * The records of a noun, whose counter, indexes and search words are written in the record's own commit. Methods that take a
 * transaction are part of the caller's commit.
 */
export class Records<Item extends Stored> {
  readonly noun: string;
  protected readonly options: RecordOptions<Item>;

  constructor(options: RecordOptions<Item>) {
    this.noun = options.noun;
    this.options = options;
  }

  /** Returns a record by its id, or null. */
  async get(kv: Kv, id: string): Promise<Item | null> {
    const stored = await kv.get(this.keyOf(id));
    return stored === null ? null : this.decode(id, stored);
  }

  /** Returns several records by their ids, or nulls. */
  async getMany(kv: Kv, ids: string[]): Promise<(Item | null)[]> {
    const values = await kv.getMany(ids.map((id) => this.keyOf(id)));
    return values.map((stored, at) =>
      stored === null ? null : this.decode(ids[at]!, stored)
    );
  }

  /** Returns the oldest records, or with `reverse` the newest. */
  async listFirst(kv: Kv, options: ListOptions): Promise<Item[]> {
    const entries = await kv.list({ prefix: [this.noun] }, options);
    return entries.map((entry) => this.itemOf(entry));
  }

  /** Returns the number of records. */
  count(kv: Kv): Promise<number> {
    return readCount(kv, this.noun);
  }

  /** Reads a record that the commit depends on; null for no id, or one that leads nowhere. */
  async read(tx: Transaction, id: string | null): Promise<Item | null> {
    const stored = id === null ? null : await tx.read(this.keyOf(id));
    return stored === null ? null : this.decode(id!, stored);
  }

  /** Reads a record that the commit depends on. Throws 404. */
  async require(tx: Transaction, id: string): Promise<Item> {
    const item = await this.read(tx, id);
    if (item === null) throw notFound(this.options.thing);
    return item;
  }

  /** Writes a new record, or one that comes back, and counts it. */
  insert(tx: Transaction, item: Item, told: Told = {}): void {
    changeCount(tx, this.noun, 1);
    this.#write(tx, null, this.#completed(item), told);
  }

  /**
   * Writes changes of a record and returns it. Raises `version` if a field changes that answers show, and `updated_at` in any
   * case.
   */
  save(
    tx: Transaction,
    before: Item,
    changes: Partial<Item>,
    told: Told = {},
  ): Item {
    const { version } = before;
    const updated_at = tx.now.toISOString();
    // Whatever the changes say of both.
    const stamps = { version, updated_at: before.updated_at };
    const after = this.#completed({ ...before, ...changes, ...stamps });
    const isChanged = this.#hasChanged(before, after);
    const saved = {
      ...after,
      version: version + Number(isChanged),
      updated_at,
    };
    this.#write(tx, before, saved, told);
    return saved;
  }

  /** Removes a record with its entries from the store and from the count. */
  remove(tx: Transaction, item: Item, told: Told = {}): void {
    changeCount(tx, this.noun, -1);
    tx.delete(this.keyOf(item.id));
    this.#index(tx, item, null);
    this.#note(tx, item, null, told);
    this.options.extra?.(tx, item, null);
  }

  /** Returns the key of a record. */
  keyOf(id: string): Key {
    return [this.noun, id];
  }

  /** Returns the stored form of a record. */
  encode(item: Item): unknown {
    return this.options.encode?.(item) ?? item;
  }

  /** Returns a record by its stored form. */
  decode(id: string, stored: unknown): Item {
    const { decode } = this.options;
    return decode === undefined ? stored as Item : decode(id, stored as never);
  }

  /** Returns the fields that the journal shows of a change. */
  changesOf(before: Item | null, after: Item | null): Changes {
    return changesOf(before, after, this.options.journal?.fields ?? []);
  }

  /** Returns the name of a record for readers, or null. */
  labelOf(item: Item): string | null {
    return this.options.journal?.label(item) ?? null;
  }

  /** Returns the record of an entry of the store. */
  protected itemOf({ key, value }: Entry<unknown>): Item {
    return this.decode(String(key.at(-1)), value);
  }

  /** Returns the index entries of a record, by the text of the key. */
  protected entriesOf(item: Item | null): Map<string, Entry<unknown>> {
    if (item === null) return new Map();
    const { words, indexes } = this.options;
    const found = [...words?.(item) ?? []].map((word) => ({
      key: searchKey(this.noun, word, item.id),
      value: 0,
    }));
    const entries = [...indexes?.(item) ?? [], ...found];
    return new Map(entries.map((entry) => [JSON.stringify(entry.key), entry]));
  }

  #completed(item: Item): Item {
    return this.options.complete?.(item) ?? item;
  }

  /** Reports whether a field has changed that answers show. */
  #hasChanged(before: Item, after: Item): boolean {
    const { internal = [] } = this.options;
    const fields = Object.keys(after) as (keyof Item)[];
    return fields.some((field) =>
      !internal.includes(field) &&
      JSON.stringify(after[field]) !== JSON.stringify(before[field])
    );
  }

  #write(tx: Transaction, before: Item | null, after: Item, told: Told): void {
    const key = this.keyOf(after.id);
    if (before === null) tx.create(key, this.encode(after));
    else tx.set(key, this.encode(after));
    this.#index(tx, before, after);
    this.#note(tx, before, after, told);
    this.options.extra?.(tx, before, after);
  }

  #note(
    tx: Transaction,
    before: Item | null,
    after: Item | null,
    { kind = noteKind(before, after), changes = {}, ...told }: Told,
  ): void {
    if (this.options.journal === undefined) return;
    const item = (after ?? before)!;
    // What is deleted is gone from here, too.
    const own = after === null || WITHOUT_VALUES.includes(kind)
      ? {}
      : this.changesOf(before, after);
    if (kind === "updated" && Object.keys(own).length === 0) return;
    tx.note({
      noun: this.noun,
      record_id: item.id,
      label: this.labelOf(item),
      ...told,
      kind,
      changes: { ...own, ...changes },
    });
  }

  #index(tx: Transaction, before: Item | null, after: Item | null): void {
    const [old, present] = [this.entriesOf(before), this.entriesOf(after)];
    for (const [name, { key }] of old) if (!present.has(name)) tx.delete(key);
    for (const [name, { key, value }] of present) {
      if (!old.has(name)) tx.set(key, value);
    }
  }
}

/** Returns what happened between two states of a record. */
export function noteKind(before: unknown, after: unknown): string {
  if (before === null) return "created";
  return after === null ? "deleted" : "updated";
}

/** Returns the named fields that differ between two states of a record; a missing state has null in all. */
export function changesOf<Item extends object>(
  before: Item | null,
  after: Item | null,
  fields: readonly (keyof Item & string)[],
): Changes {
  const pairs = fields.map((field) =>
    [field, [before?.[field] ?? null, after?.[field] ?? null]] as const
  );
  return Object.fromEntries(
    pairs.filter(([, [old, present]]) =>
      JSON.stringify(old) !== JSON.stringify(present)
    ),
  ) as Changes;
}
