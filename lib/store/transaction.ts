import { Buffer } from "node:buffer";
import { serialize } from "node:v8";
import type { Entry, Key } from "./kv.ts";
import { Deadline } from "./failures.ts";
import type { Note } from "./origin.ts";
import { newId } from "./stamps.ts";

/** KV allows ten checks; the last one is for a freeze. */
const MAX_READS = 9;
/** KV allows a thousand; the last one is for the mark of the commit. */
const MAX_WRITES = 999;
/** A chunk of 60 KiB and the serializer's frame; KV allows 64 KiB. */
const MAX_VALUE_BYTES = 60 * 1024 + 64;
const MAX_COMMIT_BYTES = 800 * 1024;
const MAX_KEY_BYTES = 80 * 1024;
/** Few enough to need no sweeping; enough that a later commit rarely overwrites a mark in use. */
const MARK_PLACES = 4096;

type ReadEntries = (
  keys: readonly Key[],
) => Promise<Deno.KvEntryMaybe<unknown>[]>;

/**
 * The reads and writes of one commit, which succeeds only if the reads are unchanged. Refuses what any backend would: more
 * than 9 reads, 999 writes, 800 KiB, 80 KiB of keys, or values over 60 KiB.
 */
export class Transaction {
  /** When it began, by the store's clock. */
  readonly now: Date;
  /** Its id, for keys that only this commit writes. */
  readonly id: string;
  /** The keys it writes. */
  readonly written: Key[] = [];
  /** What it tells the journal. */
  readonly notes: Note[] = [];
  /** Whether it changes a count, which is then to be folded. */
  changesCounts = false;
  readonly #read: ReadEntries;
  readonly #checks: Deno.AtomicCheck[] = [];
  readonly #writes: ((operation: Deno.AtomicOperation) => void)[] = [];
  /** The items of each gathered list, by the text of its key. */
  readonly #gathered = new Map<string, { key: Key; items: unknown[] }>();
  /** The values that it has read and written, by the text of the key. */
  readonly #values = new Map<string, unknown>();
  #created: Key | undefined;
  #bytes = 0;
  #keyBytes = 0;

  constructor(read: ReadEntries, now: Date) {
    this.#read = read;
    this.now = now;
    this.id = newId(now);
  }

  get isEmpty(): boolean {
    return this.#writes.length === 0;
  }

  /** Returns the value of a key, or null, and makes the commit depend on it. Sees what the transaction itself has written. */
  async read<Value>(key: Key): Promise<Value | null> {
    const [value] = await this.readMany<Value>([key]);
    return value!;
  }

  /** Reads several keys like read() in one request to the store. */
  async readMany<Value>(keys: readonly Key[]): Promise<(Value | null)[]> {
    const unread = keys.filter((key) => !this.#values.has(nameOf(key)));
    const entries = unread.length === 0 ? [] : await this.#read(unread);
    for (const entry of entries) {
      this.dependOn(entry);
      this.#values.set(nameOf(entry.key), entry.value);
    }
    if (this.#checks.length > MAX_READS) {
      throw new RangeError("Cannot read more than 9 keys");
    }
    return keys.map((key) => this.#values.get(nameOf(key)) as Value | null);
  }

  /** Returns the value of a key if the transaction itself has read or written it, else null. */
  peek<Value>(key: Key): Value | null {
    return this.#values.get(nameOf(key)) as Value | undefined ?? null;
  }

  /** Takes the value of a key, or null, from a read that the commit does not depend on. */
  assume(key: Key, value: unknown): void {
    this.#values.set(nameOf(key), value);
  }

  /** Makes the commit depend on an entry. */
  dependOn({ key, versionstamp }: Deno.KvEntryMaybe<unknown>): void {
    this.#checks.push({ key, versionstamp });
  }

  /** Writes a value. */
  set(key: Key, value: unknown): void {
    const { byteLength } = serialize(value);
    if (byteLength > MAX_VALUE_BYTES) {
      throw new RangeError(`Cannot store ${byteLength} bytes`);
    }
    this.#bytes += byteLength;
    this.#values.set(nameOf(key), value);
    this.#write(key, (operation) => operation.set(key, value));
  }

  /** Writes the value of a new key. */
  create(key: Key, value: unknown): void {
    this.#created ??= key;
    this.set(key, value);
  }

  /** Removes a key. */
  delete(key: Key): void {
    this.#values.set(nameOf(key), null);
    this.#write(key, (operation) => operation.delete(key));
  }

  /** Adds an item to the list that the commit writes under a key of its own below `prefix`. */
  gather(prefix: Key, item: unknown): void {
    const key = [...prefix, this.id];
    const name = nameOf(key);
    const list = this.#gathered.get(name) ?? { key, items: [] };
    list.items.push(item);
    this.#gathered.set(name, list);
  }

  /** Adds a note for the journal of what the commit does to a record. */
  note(note: Note): void {
    this.notes.push(note);
  }

  /** Commits with the mark, if any; `ok` is false on a conflict. */
  commit(
    db: Deno.Kv,
    mark?: Entry<string>,
  ): Promise<Deno.KvCommitResult | Deno.KvCommitError> {
    for (const { key, items } of this.#gathered.values()) this.set(key, items);
    const operation = db.atomic().check(...this.#checks);
    if (this.#created !== undefined && this.#mayRepeat()) {
      operation.check({ key: this.#created, versionstamp: null });
    }
    for (const write of this.#writes) write(operation);
    if (mark !== undefined) operation.set(mark.key, mark.value);
    return operation.commit();
  }

  /** Reports whether its checks still hold after it: a remote store's client, which repeats a commit, could do it twice. */
  #mayRepeat(): boolean {
    const written = new Set(this.written.map(nameOf));
    return !this.#checks.some(({ key }) => written.has(nameOf(key)));
  }

  #write(key: Key, write: (operation: Deno.AtomicOperation) => void): void {
    this.#writes.push(write);
    this.written.push(key);
    this.#keyBytes += Buffer.byteLength(key.join("//"));
    if (
      this.#writes.length > MAX_WRITES || this.#bytes > MAX_COMMIT_BYTES ||
      this.#keyBytes > MAX_KEY_BYTES
    ) {
      throw new RangeError("Cannot write that much in one commit");
    }
  }
}

/** Creates the mark of a commit, by which a process that lost the answer learns that it was done. */
export function newMark(): Entry<string> {
  const place = Math.floor(Math.random() * MARK_PLACES);
  return { key: ["commits", place], value: crypto.randomUUID() };
}

/** Returns a text that is unique to a key; JSON alone has no bigints, which a loaded copy may bring. */
export function nameOf(key: Key): string {
  const isPlain = key.every((part) => typeof part !== "bigint");
  if (isPlain) return JSON.stringify(key);
  return JSON.stringify(
    key,
    (_, part) => typeof part === "bigint" ? { bigint: String(part) } : part,
  );
}

/** Queues by name: runs work one after another. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /**
   * Runs `work` after all earlier work of this name. A hanging store fails everything queued, or the last would wait for
   * all deadlines; any other failure affects only its own work.
   */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    const result = before === undefined ? work() : before.then(work);
    const ended = result.then(ignore, passHang);
    // The last one may have no follower; its failure is reported through `result` only.
    ended.catch(ignore);
    this.#last.set(name, ended);
    try {
      return await result;
    } finally {
      if (this.#last.get(name) === ended) this.#last.delete(name);
    }
  }
}

function ignore(): void {}

function passHang(error: unknown): void {
  if (error instanceof Error && error.cause instanceof Deadline) throw error;
}
