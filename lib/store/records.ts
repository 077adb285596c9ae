import { notFound } from "@/lib/errors.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { changeCount, readCount } from "./counters.ts";
import type { Entry, Key, Kv, ListOptions, Transaction } from "./kv.ts";
import { type Changes, changesOf, noteKind } from "./origin.ts";
import type { NoteOverrides, RecordOptions } from "./record_options.ts";
import { searchKey } from "./search.ts";

/** Kinds of notes without values: a restored record has not changed, and an erased one must leave no trace. */
const WITHOUT_VALUES = ["restored", "erased"];

/** The index entries that find a record: those of its indexes, and its words in the index of words. */
export interface Traces {
  entries: Entry<unknown>[];
  words: Set<string>;
}

/**
 * The records of a noun. Counter, indexes and search words are written in the same commit as the record. Methods that
 * take a transaction write in the caller's commit.
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

  /** Reads a record and makes the commit depend on it; null for a null or unknown id. */
  async read(tx: Transaction, id: string | null): Promise<Item | null> {
    const stored = id === null ? null : await tx.read(this.keyOf(id));
    return stored === null ? null : this.decode(id!, stored);
  }

  /** Reads a record and makes the commit depend on it. Throws 404. */
  async require(tx: Transaction, id: string): Promise<Item> {
    const item = await this.read(tx, id);
    if (item === null) throw notFound(this.options.thing);
    return item;
  }

  /** Writes and counts a new or restored record. */
  insert(tx: Transaction, item: Item, told: NoteOverrides = {}): void {
    changeCount(tx, this.noun, 1);
    this.#write(tx, null, this.#complete(item), told);
  }

  /**
   * Writes changes to a record and returns it. Updates `updated_at`, and raises `version` if responses contain a changed
   * field.
   */
  save(
    tx: Transaction,
    before: Item,
    changes: Partial<Item>,
    told: NoteOverrides = {},
  ): Item {
    const { version } = before;
    const updated_at = tx.now.toISOString();
    // The changes may be a whole record, including old values of both fields.
    const stamps = { version, updated_at: before.updated_at };
    const after = this.#complete({ ...before, ...changes, ...stamps });
    const isChanged = this.#hasChanged(before, after);
    const saved = {
      ...after,
      version: version + Number(isChanged),
      updated_at,
    };
    this.#write(tx, before, saved, told);
    return saved;
  }

  /** Removes a record and its index entries, and uncounts it. */
  remove(tx: Transaction, item: Item, told: NoteOverrides = {}): void {
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

  /** Returns the record of a stored form. */
  decode(id: string, stored: unknown): Item {
    const { decode } = this.options;
    return decode === undefined ? stored as Item : decode(id, stored as never);
  }

  /** Returns the changes that the journal may show. */
  changesOf(before: Item | null, after: Item | null): Changes {
    return changesOf(before, after, this.options.journal?.fields ?? []);
  }

  /** Returns the display name of a record, or null. */
  labelOf(item: Item): string | null {
    return this.options.journal?.label(item) ?? null;
  }

  /** Returns the record of an entry of the store. */
  protected itemOf({ key, value }: Entry<unknown>): Item {
    return this.decode(String(key.at(-1)), value);
  }

  /** Returns the words that find a record in a search. */
  wordsOf(item: Item): Set<string> {
    return this.options.words?.(item) ?? new Set();
  }

  /** Replaces the index entries that an earlier version wrote for a record by the present ones. */
  reindex(tx: Transaction, former: Traces, item: Item): void {
    this.#replace(tx, item.id, former, this.#tracesOf(item));
  }

  /** Reports whether a record has an index entry with a key. */
  protected isIndexedAt(item: Item, key: Key): boolean {
    return byName(this.#tracesOf(item).entries).has(JSON.stringify(key));
  }

  #tracesOf(item: Item | null): Traces {
    if (item === null) return { entries: [], words: new Set() };
    const entries = this.options.indexes?.(item) ?? [];
    return { entries, words: this.wordsOf(item) };
  }

  #complete(item: Item): Item {
    return this.options.complete?.(item) ?? item;
  }

  /** Reports whether a field that responses contain has changed. */
  #hasChanged(before: Item, after: Item): boolean {
    const { internal = [] } = this.options;
    const fields = Object.keys(after) as (keyof Item)[];
    return fields.some((field) =>
      !internal.includes(field) &&
      JSON.stringify(after[field]) !== JSON.stringify(before[field])
    );
  }

  #write(
    tx: Transaction,
    before: Item | null,
    after: Item,
    told: NoteOverrides,
  ): void {
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
    { kind = noteKind(before, after), changes = {}, ...told }: NoteOverrides,
  ): void {
    if (this.options.journal === undefined) return;
    const item = (after ?? before)!;
    // The journal also forgets the values of deleted records.
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
    const { id } = (after ?? before)!;
    this.#replace(tx, id, this.#tracesOf(before), this.#tracesOf(after));
  }

  /** Deletes the entries that are gone, and writes those that are new or have another value. */
  #replace(tx: Transaction, id: string, former: Traces, present: Traces): void {
    const [old, next] = [byName(former.entries), byName(present.entries)];
    for (const [name, { key }] of old) if (!next.has(name)) tx.delete(key);
    for (const [name, { key, value }] of next) {
      if (!isSame(old.get(name)?.value, value)) tx.set(key, value);
    }
    const keyOf = (word: string) => searchKey(this.noun, word, id);
    for (const word of former.words.difference(present.words)) {
      tx.delete(keyOf(word));
    }
    for (const word of present.words.difference(former.words)) {
      tx.set(keyOf(word), 0);
    }
  }
}

/** Returns entries by the texts of their keys. */
function byName(entries: Entry<unknown>[]): Map<string, Entry<unknown>> {
  return new Map(entries.map((entry) => [JSON.stringify(entry.key), entry]));
}

/** Compares the values of index entries. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
