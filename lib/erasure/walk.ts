import type { Job } from "@/lib/jobs/schema.ts";
import type { Noun } from "@/lib/site/noun.ts";
import type { Entry, Key, Kv } from "@/lib/store/kv.ts";
import { ChosenParcels } from "./chosen_parcels.ts";
import type { Identity } from "./identity.ts";
import type { ErasureDeclaration } from "./rules.ts";

/** The kind of job that erases a person; its payload identifies the person while it runs. */
export const ERASURE = "erase_person";

/** Chunks of photos; and search words, which are only parts of texts and follow their records. */
const SKIPPED = new Set<unknown>(["chunks", "search"]);

/** Limits the memory of a read: a value has up to 60 KiB. */
const READ_TOGETHER = 100;

/** Maximum keys that a search reads. */
const LOOKED_AT = 5_000;

/** Sorts before every other part of a key. */
const FIRST_PART = new Uint8Array();

/** The result of a search. */
export interface WalkProgress {
  /** The last key scanned; null at the end of the store. */
  cursor: Key | null;
  /** The entry that holds the person, decoded; null if none was found. */
  found: Entry<unknown> | null;
  /** The number of keys scanned since the entry before. */
  looked: number;
}

/** Finds entries that hold a person. An erasure and its preview walk alike, so that they agree. */
export class Walk {
  readonly identity: Identity;
  readonly #reads: ReadonlyMap<string, (entry: Entry<never>) => unknown>;
  readonly #names: ReadonlyMap<
    string,
    NonNullable<ErasureDeclaration["names"]>[string]
  >;

  constructor(nouns: readonly Noun[], identity: Identity) {
    this.identity = identity;
    const declared = nouns.flatMap(({ erasure }) => erasure ?? []);
    this.#reads = new Map(
      declared.flatMap(({ reads = {} }) => Object.entries(reads)),
    );
    this.#names = new Map(
      declared.flatMap(({ names = {} }) => Object.entries(names)),
    );
  }

  /** Finds the next entry after the cursor that holds the person, within a bounded number of keys. */
  async next(kv: Kv, cursor: Key): Promise<WalkProgress> {
    const { value } = await this.progress(kv, cursor).next();
    return value!;
  }

  /** Yields the entries after the cursor that hold the person, and in between how far the walk is. */
  async *progress(kv: Kv, cursor: Key): AsyncGenerator<WalkProgress> {
    let last = cursor;
    let looked = 0;
    for (;;) {
      const range = { prefix: [], start: [...last, FIRST_PART] };
      const entries = await kv.list<unknown>(range, { limit: READ_TOGETHER });
      for (const entry of entries) {
        last = entry.key;
        looked += 1;
        if (SKIPPED.has(last[0])) break;
        const found = this.#found(entry);
        if (found === null) continue;
        yield { cursor: last, found, looked };
        looked = 0;
      }
      if (entries.length === 0) {
        return yield { cursor: null, found: null, looked };
      }
      // A boolean sorts after all keys with this first part.
      if (SKIPPED.has(last[0])) last = [last[0]!, true];
      if (looked < LOOKED_AT) continue;
      yield { cursor: last, found: null, looked };
      looked = 0;
    }
  }

  /** Reports whether the entry at a key holds the person. */
  async holds(kv: Kv, key: Key): Promise<boolean> {
    const value = await kv.get<unknown>(key);
    return value !== null && this.#found({ key, value }) !== null;
  }

  #found({ key, value }: Entry<unknown>): Entry<unknown> | null {
    const name = String(key[0]);
    if (name === "jobs" && isErasure(value as Job)) return null;
    const { identity } = this;
    if (identity instanceof ChosenParcels && !this.#names.has(name)) {
      return null;
    }
    const read = this.#reads.get(name);
    const entry = {
      key,
      value: read === undefined ? value : read({ key, value: value as never }),
    };
    const isFound = identity instanceof ChosenParcels
      ? this.#names.get(name)!(entry as Entry<never>, identity)
      : identity.holds(entry);
    return isFound ? entry : null;
  }
}

/** Reports whether a job is an unfinished erasure: a finished one no longer identifies the person. */
function isErasure({ kind, next_at }: Job): boolean {
  return kind === ERASURE && next_at !== null;
}
