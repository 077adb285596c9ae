import { chunk } from "deno-std/collections/chunk.js";
import { unavailable } from "@/lib/errors.ts";
import type { Turns } from "@/lib/slots.ts";
import { StoreAway } from "./failures.ts";
import { FREEZE, type Freeze, hold, isFrozen, release } from "./freeze.ts";
import { type JournalWriter, type Origin, SYSTEM } from "./origin.ts";
import { type Operations, pause } from "./outages.ts";
import type { RecentValues } from "@/lib/caches.ts";
import {
  type CommitLimits,
  nameOf,
  newMark,
  Transaction,
} from "./transaction.ts";
import type {
  Entry,
  Key,
  ListOptions,
  ListSelector,
  Operation,
} from "./types.ts";

export type { Entry, Key, ListOptions, ListSelector, Operation, Transaction };

export interface KvOptions {
  /** The clock of all records; the system's by default. */
  now?: () => Date;
  /** Milliseconds after which an operation counts as unanswered. */
  deadlines?: { read: number; write: number };
  /** The limits of a commit; tests set lower ones. */
  limits?: CommitLimits;
  /** Called for every failure of the store, for the log. */
  onFailure?: (operation: Operation, error: Error) => void;
  /** Adds journal entries to commits. If omitted, there is no journal. */
  journal?: JournalWriter<Kv, Transaction>;
}

/** The state that all views of a store share. */
export interface SharedParts {
  db: Deno.Kv;
  options: KvOptions;
  /** Whether the store is in another process, so that responses may be lost. */
  isRemote: boolean;
  operations: Operations;
  turns: Turns;
  recent: RecentValues;
  /** How many commits of this process have gathered items, by the first part of their keys. */
  gathered: Map<string, number>;
}

const MAX_ATTEMPTS = 20;
const MAX_BATCH = 500;
const FREEZE_NAME = nameOf(FREEZE);
/** The limit of `getMany`. */
const MAX_KEYS = 10;
/** A key that is never set; deleting it tests whether the store accepts writes. */
const NOTHING: Key = ["meta", "nothing"];
/** Sorts before every other part of a key. */
const FIRST_PART = new Uint8Array();
/**
 * KV limits keys to 2,048 bytes, and a character takes up to three. The site's own keys contain no text half as long.
 */
const MAX_KEY_CHARS = 600;

/**
 * The store: Deno KV with a deadline for every call, retries with jitter, and guards. Throws StoreAway when it does not
 * answer or is read-only; a commit that fails like this may still have been done.
 */
export class Kv {
  /** The view that openKv() returned; caches of the store use it as their key. */
  readonly root: Kv;
  readonly #shared: SharedParts;
  /** On whose behalf this view's commits are made. */
  readonly origin: Origin;

  /** Call openKv() of open.ts instead, or from() for a view. */
  constructor(shared: SharedParts, view?: { root: Kv; origin: Origin }) {
    this.root = view?.root ?? this;
    this.origin = view?.origin ?? SYSTEM;
    this.#shared = shared;
  }

  /**
   * Returns a view of the same store that commits on behalf of `origin`; the root view commits on behalf of the system.
   */
  from(origin: Origin): Kv {
    return new Kv(this.#shared, { root: this.root, origin });
  }

  /** The time on the store's clock. */
  now(): Date {
    return this.#shared.options.now?.() ?? new Date();
  }

  /** Returns the number of this process's commits that have gathered items below keys beginning with `part`. */
  countGathered(part: string): number {
    return this.#shared.gathered.get(part) ?? 0;
  }

  /** Returns the value of a key, or null; also null for a key that is too long, because keys are taken from URLs. */
  async get<T>(key: Key): Promise<T | null> {
    if (key.some(isTooLong)) return null;
    const [entry] = await this.#readMany<T>([key]);
    return entry!.value;
  }

  /** Returns the values of several keys, or nulls; ten keys share one request to the store. */
  async getMany<T>(keys: readonly Key[]): Promise<(T | null)[]> {
    const parts: Key[][] = chunk(keys, MAX_KEYS);
    const reads = parts.map((part) => this.#readMany<T>(part));
    return (await Promise.all(reads)).flat().map(({ value }) => value);
  }

  /** Returns the value of a key, or null, from a cache of one second; this process sees its own writes immediately. */
  getCached<T>(key: Key): Promise<T | null> {
    return this.#shared.recent.get<T>(nameOf(key), () => this.get<T>(key));
  }

  /** Returns the first `limit` entries of a range, or the last ones in reverse. A long range is not a snapshot. */
  list<T>(
    selector: ListSelector,
    { limit, reverse = false }: ListOptions,
  ): Promise<Deno.KvEntry<T>[]> {
    const keys = "prefix" in selector ? [selector.prefix] : [selector.start];
    const batchSize = Math.min(limit, MAX_BATCH);
    const options = { limit, reverse, batchSize };
    return this.#shared.operations.run(
      { kind: "list", keys },
      () => Array.fromAsync(this.#shared.db.list<T>(selector, options)),
    );
  }

  /** Yields all entries below a prefix in key order, reading them in batches of `batch`. They are not a snapshot. */
  async *walk<T>(prefix: Key, batch: number): AsyncGenerator<Entry<T>> {
    let range: ListSelector = { prefix };
    while (true) {
      const entries: Entry<T>[] = await this.list(range, { limit: batch });
      yield* entries;
      if (entries.length < batch) return;
      range = { prefix, start: [...entries.at(-1)!.key, FIRST_PART] };
    }
  }

  /**
   * Runs `build`, which reads and writes through the transaction, and commits atomically if nothing it read has
   * changed; otherwise retries up to 20 times with random back-off, then throws 503. An error thrown by `build` is
   * rethrown without a retry. Within this process, writers with the same `lock` run one after another instead of
   * conflicting.
   */
  transact<T>(
    build: (tx: Transaction) => T | Promise<T>,
    { lock }: { lock?: string } = {},
  ): Promise<T> {
    const work = () => this.#transact(build);
    return lock === undefined ? work() : this.#shared.turns.run(lock, work);
  }

  /**
   * Refuses all commits of all instances with 503 for `ms` milliseconds. Returns the identifier for prolonging and for
   * thaw(). Commits in flight fail too, so nothing changes once this has returned. Throws FreezeError when another
   * process has frozen the store, or when `held` has expired.
   */
  freeze(
    ms: number,
    held: string | null = null,
    key: Key = FREEZE,
  ): Promise<string> {
    const options = { key, now: this.now(), ms, held };
    return this.#changeFreeze(key, () => hold(this.#shared.db, options));
  }

  /** Ends a freeze. */
  thaw(held: string, key: Key = FREEZE): Promise<void> {
    return this.#changeFreeze(
      key,
      () => release(this.#shared.db, { key, held }),
    );
  }

  #changeFreeze<T>(key: Key, change: () => Promise<T>): Promise<T> {
    const { operations, recent } = this.#shared;
    return operations.run({ kind: "commit", keys: [key] }, change)
      .finally(recent.forget([FREEZE_NAME]));
  }

  /**
   * Reports whether the store is read-only: frozen, or still refusing writes after it has refused one. Retries a write
   * to find out.
   */
  async isReadOnly(): Promise<boolean> {
    if (isFrozen(await this.#freezeEntry(), this.now())) return true;
    const { operations } = this.#shared;
    if (operations.refusesWrites) await this.tryWrite().catch(() => {});
    return operations.refusesWrites;
  }

  /** Makes a write that changes nothing. Throws 503 on a read-only store. */
  tryWrite(): Promise<void> {
    return this.#shared.operations.run(
      { kind: "commit", keys: [NOTHING] },
      () => this.#shared.db.delete(NOTHING),
    );
  }

  /** Closes the store. */
  close(): void {
    this.#shared.db.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  async #readInOrder(
    keys: readonly Key[],
  ): Promise<Deno.KvEntryMaybe<unknown>[]> {
    const entries: Deno.KvEntryMaybe<unknown>[] = [];
    for (const part of chunk(keys, MAX_KEYS)) {
      entries.push(...await this.#readMany(part));
    }
    return entries;
  }

  #readMany<T>(keys: readonly Key[]): Promise<Deno.KvEntryMaybe<T>[]> {
    return this.#shared.operations.run(
      { kind: "get", keys },
      () => this.#shared.db.getMany<T[]>(keys),
    );
  }

  async #transact<T>(build: (tx: Transaction) => T | Promise<T>): Promise<T> {
    for (let count = 0; count < MAX_ATTEMPTS; count++) {
      const tx = new Transaction({
        read: (keys) => this.#readInOrder(keys),
        now: this.now(),
        limits: this.#shared.options.limits,
        tell: (tx, note) =>
          this.#shared.options.journal?.write(tx, note, this.origin),
      });
      const result = await this.#build(tx, build);
      if (tx.isEmpty) return result;
      const freeze = await this.#freezeEntry();
      if (isFrozen(freeze, this.now())) {
        throw unavailable("error.readOnly", StoreAway);
      }
      // The entry may be a second old, so the commit depends on it.
      tx.dependOn(freeze);
      // A read during the commit may see the old value, so its keys are forgotten again afterwards.
      const forget = this.#shared.recent.forget(tx.writtenNames);
      const isDone = await this.#commit(tx).finally(() => {
        forget();
        // An unanswered commit may have been done as well.
        for (const part of tx.gathered) {
          this.#shared.gathered.set(part, this.countGathered(part) + 1);
        }
      });
      if (isDone) return result;
      // A freeze may have caused the conflict.
      this.#shared.recent.forget([FREEZE_NAME]);
      await pause(count);
    }
    throw unavailable();
  }

  /** Runs `build`; the journal adds the author of the other change to a conflict. */
  async #build<T>(
    tx: Transaction,
    build: (tx: Transaction) => T | Promise<T>,
  ): Promise<T> {
    const { journal } = this.#shared.options;
    if (journal === undefined) return await build(tx);
    try {
      return await build(tx);
    } catch (error) {
      throw await journal.explain(this, error, this.origin);
    }
  }

  async #freezeEntry(): Promise<Deno.KvEntryMaybe<Freeze>> {
    const { db, operations, recent } = this.#shared;
    const operation: Operation = { kind: "get", keys: [FREEZE] };
    const entry = await recent.get(
      FREEZE_NAME,
      () => operations.run(operation, () => db.get<Freeze>(FREEZE)),
    );
    return entry!;
  }

  /**
   * Commits. After a lost response, a remote store's client repeats the commit, whose checks fail if the first attempt
   * succeeded. The mark in the store distinguishes this from a conflict.
   */
  async #commit(tx: Transaction): Promise<boolean> {
    const mark = this.#shared.isRemote ? newMark() : undefined;
    const { ok } = await this.#shared.operations.run(
      { kind: "commit", keys: tx.written },
      () => tx.commit(this.#shared.db, mark),
    );
    if (ok || mark === undefined) return ok;
    const [entry] = await this.#readMany([mark.key]);
    return entry!.value === mark.value;
  }
}

function isTooLong(part: Deno.KvKeyPart): boolean {
  return typeof part === "string" && part.length > MAX_KEY_CHARS;
}
