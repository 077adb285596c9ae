import { Buffer } from "node:buffer";
import { serialize } from "node:v8";
import type { Note } from "./origin.ts";
import { newId } from "./stamps.ts";
import type { Entry, Key } from "./types.ts";

/** The limits of a commit, below those of every backend. */
export interface CommitLimits {
  /** Maximum keys to depend on. KV allows ten checks; the last one is for a freeze. */
  reads: number;
  /** Maximum keys to write. KV allows a thousand; the last one is for the mark of the commit. */
  writes: number;
  /** Maximum bytes of all values. */
  bytes: number;
  keyBytes: number;
  /** Maximum bytes of one value: a chunk of 60 KiB and the serializer's overhead. KV allows 64 KiB. */
  valueBytes: number;
}

export const COMMIT_LIMITS: CommitLimits = {
  reads: 9,
  writes: 999,
  bytes: 800 * 1024,
  keyBytes: 80 * 1024,
  valueBytes: 60 * 1024 + 64,
};

/** The room that fit() reserves for later writes, such as the progress of a job. */
const RESERVE = { writes: 32, bytes: 64 * 1024, keyBytes: 4 * 1024 };
const NO_RESERVE: typeof RESERVE = { writes: 0, bytes: 0, keyBytes: 0 };

/** Upper bounds of the serializer's overhead: for a text or a number, and for an object, a list or bytes. */
const HEAD_BYTES = 10;
const FRAME_BYTES = 16;

/** Values that may be larger are serialized to measure them. */
const SMALL_BYTES = 8 * 1024;

/** Few enough to need no sweeping; enough that a later commit rarely overwrites a mark in use. */
const MARK_PLACES = 4096;

/** A further read or write would exceed the limits of the commit. */
export class CommitFull extends RangeError {
  override name = "CommitFull";
}

type ReadEntries = (
  keys: readonly Key[],
) => Promise<Deno.KvEntryMaybe<unknown>[]>;

interface Options {
  read: ReadEntries;
  /** The start of the transaction on the store's clock. */
  now: Date;
  limits?: CommitLimits | undefined;
  /** Adds a note's journal entry to the commit. */
  tell?: (tx: Transaction, note: Note) => void;
}

/** A value to write; undefined removes the key. */
interface Write {
  key: Key;
  value: unknown;
  bytes: number;
}

/** The most recently gathered items below a prefix. */
interface GatheredItems {
  key: Key;
  items: unknown[];
}

/**
 * The reads and writes of one commit. It succeeds only if the values read are unchanged. Throws CommitFull beyond its
 * limits.
 */
export class Transaction {
  /** The start of the transaction on the store's clock. */
  readonly now: Date;
  /** Its id, for keys that only this commit writes. */
  readonly id: string;
  readonly #read: ReadEntries;
  readonly #limits: CommitLimits;
  readonly #tell: Options["tell"];
  /** By the texts of the keys, like all maps here. */
  readonly #checks = new Map<string, Deno.AtomicCheck>();
  readonly #writes = new Map<string, Write>();
  /** The values that the commit depends on or writes. */
  readonly #values = new Map<string, unknown>();
  /** The entries read from the store so far. */
  readonly #entries = new Map<string, Deno.KvEntryMaybe<unknown>>();
  readonly #gathered = new Map<string, GatheredItems>();
  /** Functions that each undo one change; run the last one first. */
  readonly #undo: (() => void)[] = [];
  #created: Key | undefined;
  #bytes = 0;
  #keyBytes = 0;
  /** The number of calls of fit() in progress. */
  #fits = 0;

  constructor({ read, now, limits = COMMIT_LIMITS, tell }: Options) {
    this.#read = read;
    this.#limits = limits;
    this.#tell = tell;
    this.now = now;
    this.id = newId(now);
  }

  get isEmpty(): boolean {
    return this.#writes.size === 0;
  }

  /** The keys it writes. */
  get written(): Key[] {
    return [...this.#writes.values()].map(({ key }) => key);
  }

  /** The texts of the keys it writes. */
  get writtenNames(): string[] {
    return [...this.#writes.keys()];
  }

  /** How many more keys it may depend on. */
  get readsLeft(): number {
    return this.#limits.reads - this.#checks.size;
  }

  /** The first parts of the keys below which items are gathered. */
  get gathered(): Set<string> {
    const lists = [...this.#gathered.values()];
    return new Set(lists.map(({ key }) => String(key[0])));
  }

  /** Returns the value of a key, or null, and makes the commit depend on it. Sees the transaction's own writes. */
  async read<Value>(key: Key): Promise<Value | null> {
    const [value] = await this.readMany<Value>([key]);
    return value!;
  }

  /** Reads several keys like read() in one request to the store. */
  async readMany<Value>(keys: readonly Key[]): Promise<(Value | null)[]> {
    await this.prefetch(keys);
    return keys.map((key) => {
      const name = nameOf(key);
      if (!this.#values.has(name)) this.#depend(name);
      return this.#values.get(name) as Value | null;
    });
  }

  /** Returns the value of a key like read(), but the commit does not depend on it. */
  async look<Value>(key: Key): Promise<Value | null> {
    await this.prefetch([key]);
    const name = nameOf(key);
    const value = this.#values.has(name)
      ? this.#values.get(name)
      : this.#entries.get(name)!.value;
    return value as Value | null;
  }

  /** Reads several keys in order, ten in each request; a later read() or look() of them needs no request. */
  async prefetch(keys: readonly Key[]): Promise<void> {
    const unread = keys.filter((key) => !this.#isKnown(nameOf(key)));
    if (unread.length === 0) return;
    const byName = new Map(unread.map((key) => [nameOf(key), key]));
    const entries = await this.#read([...byName.values()]);
    for (const entry of entries) this.#entries.set(nameOf(entry.key), entry);
  }

  /** Reports whether reading these keys needs no request to the store. */
  knows(keys: readonly Key[]): boolean {
    return keys.every((key) => this.#isKnown(nameOf(key)));
  }

  /** Returns the value of a key if the transaction itself has read or written it, else null. */
  peek<Value>(key: Key): Value | null {
    return this.#values.get(nameOf(key)) as Value | undefined ?? null;
  }

  /** Makes the commit depend on an entry, ignoring the limits. */
  dependOn({ key, versionstamp }: Deno.KvEntryMaybe<unknown>): void {
    this.#assign(this.#checks, nameOf(key), { key, versionstamp });
  }

  /** Writes a value. */
  set(key: Key, value: unknown): void {
    this.#write({ key, value, bytes: sizeOf(value) });
  }

  /** Writes the value of a key that must not exist yet. */
  create(key: Key, value: unknown): void {
    if (this.#created === undefined) {
      this.#undo.push(() => this.#created = undefined);
      this.#created = key;
    }
    this.set(key, value);
  }

  /** Removes a key. */
  delete(key: Key): void {
    this.#write({ key, value: undefined, bytes: 0 });
  }

  /** Adds an item to a list below `prefix` that only this commit writes; a full list continues under another key. */
  gather(prefix: Key, item: unknown): void {
    const name = nameOf(prefix);
    const { key, items } = this.#gathered.get(name) ??
      { key: [...prefix, this.id], items: [] };
    const { bytes } = this.#writes.get(nameOf(key)) ?? { bytes: 0 };
    const added = serialize(item).byteLength;
    const isFull = bytes + added > this.#limits.valueBytes;
    const next = isFull && items.length > 0
      ? { key: [...prefix, newId(this.now)], items: [item], bytes: added }
      : { key, items: [...items, item], bytes: bytes + added };
    this.#assign(this.#gathered, name, next);
    this.#write({ key: next.key, value: next.items, bytes: next.bytes });
  }

  /** Notes a change of a record in the journal. */
  note(note: Note): void {
    this.#tell?.(this, note);
  }

  /** Returns a function that undoes everything done since this call. */
  savepoint(): () => void {
    const length = this.#undo.length;
    return () => {
      while (this.#undo.length > length) this.#undo.pop()!();
    };
  }

  /**
   * Calls `work` and returns true if its writes fit into the commit, with a reserve for later ones. Otherwise, or if
   * `work` throws, undoes them.
   */
  async fit(work: () => Promise<unknown> | unknown): Promise<boolean> {
    const takeBack = this.savepoint();
    this.#fits += 1;
    try {
      await work();
      return true;
    } catch (error) {
      takeBack();
      if (error instanceof CommitFull) return false;
      throw error;
    } finally {
      this.#fits -= 1;
    }
  }

  /** Commits with the mark, if any; `ok` is false on a conflict. */
  commit(
    db: Deno.Kv,
    mark?: Entry<string>,
  ): Promise<Deno.KvCommitResult | Deno.KvCommitError> {
    const operation = db.atomic().check(...this.#checks.values());
    if (this.#created !== undefined && this.#mayRepeat()) {
      operation.check({ key: this.#created, versionstamp: null });
    }
    for (const { key, value } of this.#writes.values()) {
      if (value === undefined) operation.delete(key);
      else operation.set(key, value);
    }
    if (mark !== undefined) operation.set(mark.key, mark.value);
    return operation.commit();
  }

  /**
   * Reports whether the checks would still hold after the commit: a remote store's client may repeat a commit, and
   * would then apply it twice.
   */
  #mayRepeat(): boolean {
    return ![...this.#checks.keys()].some((name) => this.#writes.has(name));
  }

  #isKnown(name: string): boolean {
    return this.#values.has(name) || this.#entries.has(name);
  }

  #depend(name: string): void {
    if (this.#checks.size >= this.#limits.reads) {
      throw new CommitFull(`Cannot read more than ${this.#limits.reads} keys`);
    }
    const entry = this.#entries.get(name)!;
    this.dependOn(entry);
    this.#assign(this.#values, name, entry.value);
  }

  #write(write: Write): void {
    const { key, value, bytes } = write;
    const { valueBytes } = this.#limits;
    if (bytes > valueBytes) throw new CommitFull(`Cannot store ${bytes} bytes`);
    const name = nameOf(key);
    const former = this.#writes.get(name);
    this.#grow({
      bytes: bytes - (former?.bytes ?? 0),
      keyBytes: former === undefined ? Buffer.byteLength(key.join("//")) : 0,
    });
    this.#assign(this.#writes, name, write);
    this.#assign(this.#values, name, value ?? null);
    this.#requireRoom();
  }

  #grow({ bytes, keyBytes }: { bytes: number; keyBytes: number }): void {
    this.#undo.push(() => {
      this.#bytes -= bytes;
      this.#keyBytes -= keyBytes;
    });
    this.#bytes += bytes;
    this.#keyBytes += keyBytes;
  }

  #requireRoom(): void {
    const { writes, bytes, keyBytes } = this.#limits;
    const reserve = this.#fits > 0 ? RESERVE : NO_RESERVE;
    const isFull = this.#writes.size > writes - reserve.writes ||
      this.#bytes > bytes - reserve.bytes ||
      this.#keyBytes > keyBytes - reserve.keyBytes;
    if (isFull) throw new CommitFull("Cannot write that much in one commit");
  }

  #assign<Value>(map: Map<string, Value>, name: string, value: Value): void {
    const former = map.get(name);
    const isKnown = map.has(name);
    this.#undo.push(() => {
      if (isKnown) map.set(name, former as Value);
      else map.delete(name);
    });
    map.set(name, value);
  }
}

/**
 * Returns the size of a stored value: exact for large ones, an upper bound for small ones, because serializing those
 * would take longer than writing them.
 */
export function sizeOf(value: unknown): number {
  const atMost = FRAME_BYTES + mostBytes(value);
  return atMost > SMALL_BYTES ? serialize(value).byteLength : atMost;
}

/**
 * Returns an upper bound of a value's bytes, at two bytes a character; Infinity for types that only a loaded dump
 * contains.
 */
function mostBytes(value: unknown): number {
  if (value === null) return 1;
  if (typeof value === "string") return 2 * value.length + HEAD_BYTES;
  if (typeof value === "bigint") return Infinity;
  if (typeof value !== "object") return HEAD_BYTES;
  if (value instanceof Uint8Array) return value.byteLength + FRAME_BYTES;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain && !Array.isArray(value)) return Infinity;
  const parts = isPlain ? Object.entries(value).flat() : value as unknown[];
  return parts.reduce<number>(
    (bytes, part) => bytes + mostBytes(part),
    FRAME_BYTES,
  );
}

/** Creates the mark of a commit. It shows a process that lost the response whether the commit was done. */
export function newMark(): Entry<string> {
  const place = Math.floor(Math.random() * MARK_PLACES);
  return { key: ["commits", place], value: crypto.randomUUID() };
}

/** Returns a text that is unique to a key. JSON has no bigints, which a loaded dump may contain. */
export function nameOf(key: Key): string {
  const isPlain = key.every((part) => typeof part !== "bigint");
  if (isPlain) return JSON.stringify(key);
  return JSON.stringify(
    key,
    (_, part) => typeof part === "bigint" ? { bigint: String(part) } : part,
  );
}
