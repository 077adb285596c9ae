import { Buffer } from "node:buffer";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { serialize } from "node:v8";
import type { Key } from "@/lib/store/kv.ts";
import { newId } from "@/lib/store/stamps.ts";
import { Transaction } from "@/lib/store/transaction.ts";

/** The encoding of values that are neither bytes nor KV counters. */
const V8 = 1;
/** The value of most entries: the words of the search. */
const ZERO = serialize(0);
/** The items of a gathered list. */
const GATHERED = 200;
const PREPARE = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA cache_size = -2000000;
  DROP INDEX kv_expiration_ms_idx;
`;
/** Created at the end, which is much faster than maintaining it. */
const INDEX = "CREATE INDEX kv_expiration_ms_idx ON kv (expiration_ms)";
const INSERT =
  "INSERT OR REPLACE INTO kv (k, v, v_encoding, version) VALUES (?, ?, ?, 1)";

/**
 * Writes straight into the SQLite file of a closed store, for data sets that would take the store an hour. Takes what a
 * transaction takes and reads nothing; `using` closes it.
 */
export class FileWriter extends Transaction {
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  #gathered: unknown[] = [];
  /** The prefix of the gathered items that are not written yet. */
  #unwritten: Key | null = null;

  constructor(file: string) {
    const read = () => Promise.reject(new Error("A FileWriter reads nothing"));
    super(read, new Date());
    this.#database = new DatabaseSync(file);
    this.#database.exec(`${PREPARE} BEGIN`);
    this.#insert = this.#database.prepare(INSERT);
  }

  override set(key: Key, value: unknown): void {
    const bytes = value === 0 ? ZERO : serialize(value);
    this.#insert.run(encodeKey(key), bytes, V8);
  }

  /** Writes gathered items in lists that are as long as those of other commits. */
  override gather(prefix: Key, item: unknown): void {
    this.#gathered.push(item);
    if (this.#gathered.length === GATHERED) this.#flush(prefix);
    else this.#unwritten = prefix;
  }

  #flush(prefix: Key): void {
    this.set([...prefix, newId(this.now)], this.#gathered);
    this.#gathered = [];
    this.#unwritten = null;
  }

  [Symbol.dispose](): void {
    if (this.#unwritten !== null) this.#flush(this.#unwritten);
    this.#database.exec(`${INDEX}; COMMIT; PRAGMA journal_mode = WAL`);
    this.#database.close();
  }
}

/** Encodes a key of texts and non-negative numbers as the store does, in order. */
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
