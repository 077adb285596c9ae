import { Buffer } from "node:buffer";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { serialize } from "node:v8";
import type { Key } from "@/lib/store/kv.ts";
import { newId } from "@/lib/store/stamps.ts";
import { Transaction } from "@/lib/store/transaction.ts";

/** The encoding of values that are neither bytes nor KV counters. */
const V8 = 1;
/** The value of the entries of search words, which are the most frequent. */
const ZERO = serialize(0);
/** The number of items in a gathered list. */
const BATCH_SIZE = 200;
/** Disables the write-ahead log, which would write everything twice. */
const PREPARE = `
  PRAGMA journal_mode = DELETE;
  PRAGMA synchronous = OFF;
  PRAGMA cache_size = -2000000;
  DROP INDEX kv_expiration_ms_idx;
  CREATE TEMP TABLE unsorted (k BLOB, v BLOB, v_encoding INTEGER);
`;
/** Created at the end, which is much faster than maintaining it. */
const INDEX = "CREATE INDEX kv_expiration_ms_idx ON kv (expiration_ms)";
const INSERT = "INSERT INTO unsorted VALUES (?, ?, ?)";
/** Inserts rows in key order, which is much faster than in random order. */
const SORT = `INSERT OR REPLACE INTO kv (k, v, v_encoding, version)
  SELECT k, v, v_encoding, 1 FROM unsorted ORDER BY k, rowid`;

/**
 * Writes directly into the SQLite file of a closed store, for data sets that would take an hour through the store.
 * Accepts the writes of a transaction but no reads; `using` closes it.
 */
export class FileWriter extends Transaction {
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  /** Gathered items that are not written yet, by the first part of their prefix. */
  readonly #lists = new Map<
    Deno.KvKeyPart,
    { prefix: Key; items: unknown[] }
  >();

  constructor(file: string) {
    const read = () => Promise.reject(new Error("A FileWriter reads nothing"));
    super({ read, now: new Date() });
    this.#database = new DatabaseSync(file);
    this.#database.exec(`${PREPARE} BEGIN`);
    this.#insert = this.#database.prepare(INSERT);
  }

  override set(key: Key, value: unknown): void {
    const bytes = value === 0 ? ZERO : serialize(value);
    this.#insert.run(encodeKey(key), bytes, V8);
  }

  /** Writes gathered items in lists as long as those of ordinary commits. */
  override gather(prefix: Key, item: unknown): void {
    const [name] = prefix;
    const list = this.#lists.get(name!) ?? { prefix, items: [] };
    list.items.push(item);
    this.#lists.set(name!, list);
    if (list.items.length === BATCH_SIZE) this.#flush(name!);
  }

  /** Ignores notes: those of a million parcels would fill the memory. */
  override note(): void {}

  #flush(name: Deno.KvKeyPart): void {
    const { prefix, items } = this.#lists.get(name)!;
    this.set([...prefix, newId(this.now)], items);
    this.#lists.delete(name);
  }

  [Symbol.dispose](): void {
    for (const name of this.#lists.keys()) this.#flush(name);
    this.#database.exec(`${SORT}; ${INDEX}; COMMIT; PRAGMA journal_mode = WAL`);
    this.#database.close();
  }
}

/** Encodes a key of texts and non-negative numbers like the store, so that keys sort correctly. */
function encodeKey(key: Key): Uint8Array {
  return Buffer.concat(key.map((part) => {
    if (typeof part === "string") return Buffer.from(`\x02${part}\0`);
    if (typeof part !== "number") throw new TypeError("Cannot write this key");
    const bytes = Buffer.alloc(9);
    bytes[0] = 0x21;
    bytes.writeDoubleBE(part, 1);
    bytes[1]! |= 0x80;
    return bytes;
  }));
}
