import { Buffer } from "node:buffer";
import {
  MUTATIONS,
  type Range,
  type StoredEntry,
  type Write,
} from "./messages.ts";

/** Entries in the order of their encoded keys, in memory. Every call is done at once, so that each sees one state. */
export class MemoryStore {
  /** The names of all keys, in order. */
  readonly #names: string[] = [];
  readonly #entries = new Map<string, StoredEntry>();
  #version = 0;

  read({ start, end, limit, reverse }: Range): StoredEntry[] {
    const [from, to] = [this.#find(nameOf(start)), this.#find(nameOf(end))];
    const names = reverse
      ? this.#names.slice(Math.max(from, to - limit), to).reverse()
      : this.#names.slice(from, Math.min(to, from + limit));
    return names.map((name) => this.#entries.get(name)!);
  }

  /** Does all of it and gives its versionstamp, or nothing and null when a checked key has another version. */
  write({ checks, mutations }: Write): Uint8Array | null {
    const isCurrent = checks.every(({ key, versionstamp }) => {
      const entry = this.#entries.get(nameOf(key));
      return nameOf(entry?.versionstamp ?? new Uint8Array()) ===
        nameOf(versionstamp);
    });
    if (!isCurrent) return null;
    const versionstamp = this.#nextVersionstamp();
    for (const { type, key, value, encoding } of mutations) {
      if (type === MUTATIONS.set) {
        this.#set({ key, value, encoding, versionstamp });
      } else this.#delete(nameOf(key));
    }
    return versionstamp;
  }

  #set(entry: StoredEntry): void {
    const name = nameOf(entry.key);
    if (!this.#entries.has(name)) {
      this.#names.splice(this.#find(name), 0, name);
    }
    this.#entries.set(name, entry);
  }

  #delete(name: string): void {
    if (this.#entries.delete(name)) this.#names.splice(this.#find(name), 1);
  }

  /** Returns the place of the first key that is not before `name`. */
  #find(name: string): number {
    let [from, to] = [0, this.#names.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#names[middle]! < name) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Ten bytes: a number that grows with every commit, and two that are 0. */
  #nextVersionstamp(): Uint8Array {
    const bytes = new Uint8Array(10);
    new DataView(bytes.buffer).setBigUint64(0, BigInt(++this.#version));
    return bytes;
  }
}

/** A string of one character for each byte compares like the bytes. */
function nameOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString("latin1");
}
