import { delay } from "deno-std/async/delay.js";
import { chunk } from "deno-std/collections/chunk.js";
import { EnvError, isFile, isUrl } from "@/lib/env.ts";
import { unavailable } from "@/lib/errors.ts";
import { Circuit, Deadlines } from "./outages.ts";
import {
  cannotWrite,
  Deadline,
  isAway,
  isLocked,
  isOutage,
  StoreAway,
  toAppError,
} from "./failures.ts";
import { prepareFile } from "./file.ts";
import { FREEZE, type Freeze, hold, isFrozen, release } from "./freeze.ts";
import { type JournalWriter, type Origin, SYSTEM } from "./origin.ts";
import { RecentValues } from "./recent_values.ts";
import {
  type CommitLimits,
  nameOf,
  newMark,
  Transaction,
  Turns,
} from "./transaction.ts";

export type { Transaction };

export type Key = Deno.KvKey;
export type ListSelector = Deno.KvListSelector;

/** A key with its value. */
export interface Entry<T> {
  key: Key;
  value: T;
}

/** An operation of the store. */
export interface Operation {
  kind: "get" | "list" | "commit";
  keys: readonly Key[];
}

export interface KvOptions {
  /** The clock of all records; the system's by default. */
  now?: () => Date;
  /** Milliseconds after which an operation counts as unanswered. */
  deadlines?: { read: number; write: number };
  /** How much one commit may do; tests set less. */
  limits?: CommitLimits;
  /** Called for every failure of the store, for the log. */
  onFailure?: (operation: Operation, error: Error) => void;
  /** Writes entries into the commits that it is told of; without it there is no journal. */
  journal?: JournalWriter<Kv, Transaction>;
}

/** A store in another process, which may lose answers; its address is unknown on Deno Deploy. */
interface Remote {
  url: string | undefined;
}

/** What all views of a store have in common. */
interface Shared {
  db: Deno.Kv;
  options: KvOptions;
  remote: Remote | undefined;
  waits: Deadlines;
  circuit: Circuit;
  turns: Turns;
  recent: RecentValues;
  /** How many commits of this process have gathered items, by the first part of their keys. */
  gathered: Map<string, number>;
  /** Whether the last write was refused as read-only. */
  refusesWrites: boolean;
}

export interface ListOptions {
  /** The maximum number of entries. */
  limit: number;
  reverse?: boolean;
}

const DEADLINES = { read: 3_000, write: 5_000 };
const MAX_ATTEMPTS = 20;
const MAX_LOCKED_RETRIES = 12;
const MAX_BATCH = 500;
const FREEZE_NAME = nameOf(FREEZE);
/** The limit of `getMany`. */
const MAX_KEYS = 10;
/** An unused key, deleted to test whether the store accepts writes. */
const NOTHING: Key = ["meta", "nothing"];
/** Sorts before every other part of a key. */
const FIRST_PART = new Uint8Array();
/** Keys have at most 2,048 bytes, and a character at most three; no key has a text half as long. */
const MAX_KEY_CHARS = 600;

/**
 * The store: Deno KV with a deadline for every call, retries with jitter, and guards. Throws StoreAway when it does not
 * answer or is read-only; a commit that fails so may still have happened.
 */
export class Kv {
  /** The view that openKv() returned: what is cached for a store is cached by it. */
  readonly root: Kv;
  readonly #shared: Shared;
  readonly #origin: Origin;
  readonly #db: Deno.Kv;
  readonly #options: KvOptions;
  readonly #remote: Remote | undefined;
  readonly #deadlines: { read: number; write: number };
  readonly #waits: Deadlines;
  readonly #circuit: Circuit;
  readonly #turns: Turns;
  readonly #recent: RecentValues;

  /** Use openKv(), and from() for a view. */
  constructor(shared: Shared, view?: { root: Kv; origin: Origin }) {
    this.root = view?.root ?? this;
    this.#origin = view?.origin ?? SYSTEM;
    this.#shared = shared;
    this.#db = shared.db;
    this.#options = shared.options;
    this.#remote = shared.remote;
    this.#deadlines = shared.options.deadlines ?? DEADLINES;
    this.#waits = shared.waits;
    this.#circuit = shared.circuit;
    this.#turns = shared.turns;
    this.#recent = shared.recent;
  }

  /** Returns a view of the same store whose commits are made on behalf of `origin`; those of the store itself are the system's. */
  from(origin: Origin): Kv {
    return new Kv(this.#shared, { root: this.root, origin });
  }

  /** On whose behalf this view's commits are made. */
  get origin(): Origin {
    return this.#origin;
  }

  /** The time on the store's clock. */
  now(): Date {
    return this.#options.now?.() ?? new Date();
  }

  /** Returns how many commits of this process have gathered items below keys that begin with a part. */
  gathered(part: string): number {
    return this.#shared.gathered.get(part) ?? 0;
  }

  /** Returns the value of a key, or null, also for an overlong key, which addresses can contain. */
  async get<T>(key: Key): Promise<T | null> {
    if (key.some(isTooLong)) return null;
    const [entry] = await this.#readMany([key]);
    return entry!.value as T | null;
  }

  /** Returns the values of several keys, or nulls; ten keys are one request to the store. */
  async getMany<T>(keys: readonly Key[]): Promise<(T | null)[]> {
    const parts: Key[][] = chunk(keys, MAX_KEYS);
    const reads = parts.map((part) => this.#readMany(part));
    const entries = (await Promise.all(reads)).flat();
    return entries.map(({ value }) => value as T | null);
  }

  /** Returns the value of a key, or null, at most a second old; this process sees its own writes at once. */
  getCached<T>(key: Key): Promise<T | null> {
    return this.#recent.get<T>(key, () => this.get<T>(key));
  }

  /** Returns the first `limit` entries of a range, or the last in reverse. A long range is not a snapshot. */
  list<T>(
    selector: ListSelector,
    { limit, reverse = false }: ListOptions,
  ): Promise<Deno.KvEntry<T>[]> {
    const keys = "prefix" in selector ? [selector.prefix] : [selector.start];
    const batchSize = Math.min(limit, MAX_BATCH);
    const options = { limit, reverse, batchSize };
    return this.#run(
      "list",
      keys,
      () => Array.fromAsync(this.#db.list<T>(selector, options)),
    );
  }

  /** Yields all entries below a prefix in key order, reading `batch` of them at once. They are not a snapshot. */
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
   * Runs `build`, which reads and writes through the transaction, and commits atomically if nothing it read has changed;
   * otherwise retries up to 20 times with growing random pauses, then throws 503. An error of `build` ends it. Writers of
   * the same `lock` run one after another in this process instead of conflicting.
   */
  transact<T>(
    build: (tx: Transaction) => T | Promise<T>,
    { lock }: { lock?: string } = {},
  ): Promise<T> {
    const work = () => this.#transact(build);
    return lock === undefined ? work() : this.#turns.run(lock, work);
  }

  /**
   * Refuses all commits of all instances with 503 for `ms` milliseconds; returns the identifier for prolonging and for
   * thaw(). Running commits fail, too, so that nothing changes once this has returned. Throws FreezeError when the store
   * is frozen by another process, or when `held` had expired.
   */
  freeze(
    ms: number,
    held: string | null = null,
    key: Key = FREEZE,
  ): Promise<string> {
    const options = { key, now: this.now(), ms, held };
    return this.#run("commit", [key], () => hold(this.#db, options))
      .finally(this.#recent.forget([FREEZE_NAME]));
  }

  /** Ends a freeze. */
  thaw(held: string, key: Key = FREEZE): Promise<void> {
    return this.#run("commit", [key], () => release(this.#db, { key, held }))
      .finally(this.#recent.forget([FREEZE_NAME]));
  }

  /**
   * Reports whether the store is read-only: while it is frozen, and from a refused write until one is accepted, which is
   * tried here.
   */
  async isReadOnly(): Promise<boolean> {
    if (isFrozen(await this.#freezeEntry(), this.now())) return true;
    if (this.#shared.refusesWrites) await this.tryWrite().catch(() => {});
    return this.#shared.refusesWrites;
  }

  /** Performs a write without effect. Throws 503 on a read-only store. */
  tryWrite(): Promise<void> {
    return this.#run("commit", [NOTHING], () => this.#db.delete(NOTHING));
  }

  /** Closes the store. */
  close(): void {
    this.#db.close();
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

  #readMany(keys: readonly Key[]): Promise<Deno.KvEntryMaybe<unknown>[]> {
    return this.#run("get", keys, () => this.#db.getMany<unknown[]>(keys));
  }

  async #transact<T>(build: (tx: Transaction) => T | Promise<T>): Promise<T> {
    for (let count = 0; count < MAX_ATTEMPTS; count++) {
      const tx = new Transaction({
        read: (keys) => this.#readInOrder(keys),
        now: this.now(),
        limits: this.#options.limits,
        tell: (tx, note) =>
          this.#options.journal?.write(tx, note, this.#origin),
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
      const forget = this.#recent.forget(tx.writtenNames);
      const isDone = await this.#commit(tx).finally(() => {
        forget();
        // An unanswered commit may have been done, too.
        for (const part of tx.gathered) {
          this.#shared.gathered.set(part, this.gathered(part) + 1);
        }
      });
      if (isDone) return result;
      // It may have been a freeze.
      this.#recent.forget([FREEZE_NAME]);
      await pause(count);
    }
    throw unavailable();
  }

  /** Runs `build`; the journal explains why it is refused. */
  async #build<T>(
    tx: Transaction,
    build: (tx: Transaction) => T | Promise<T>,
  ): Promise<T> {
    const { journal } = this.#options;
    if (journal === undefined) return await build(tx);
    try {
      return await build(tx);
    } catch (error) {
      throw await journal.explain(this, error, this.#origin);
    }
  }

  async #freezeEntry(): Promise<Deno.KvEntryMaybe<Freeze>> {
    const entry = await this.#recent.get(
      FREEZE,
      () => this.#run("get", [FREEZE], () => this.#db.get<Freeze>(FREEZE)),
    );
    return entry!;
  }

  /**
   * Commits. A remote store's client repeats a commit after a lost answer, whose checks then fail if it was done. The mark
   * in the store distinguishes this from a conflict.
   */
  async #commit(tx: Transaction): Promise<boolean> {
    const mark = this.#remote === undefined ? undefined : newMark();
    const { ok } = await this.#run(
      "commit",
      tx.written,
      () => tx.commit(this.#db, mark),
    );
    if (ok || mark === undefined) return ok;
    const [entry] = await this.#readMany([mark.key]);
    return entry!.value === mark.value;
  }

  async #run<T>(
    kind: Operation["kind"],
    keys: readonly Key[],
    work: () => Promise<T>,
  ): Promise<T> {
    this.#circuit.check();
    const isWrite = kind === "commit";
    const ms = this.#deadlines[isWrite ? "write" : "read"];
    try {
      const result = await this.#waits.within(
        ms,
        this.#whileLocked(work, performance.now() + ms),
      );
      if (isWrite) this.#shared.refusesWrites = false;
      return result;
    } catch (error) {
      if (!isOutage(error)) throw error;
      if (isWrite && cannotWrite(error)) {
        this.#shared.refusesWrites = true;
      }
      if (error instanceof Deadline) {
        const url = this.#remote?.url;
        this.#circuit.recordTimeout(url !== undefined && await isAway(url));
      }
      this.#options.onFailure?.({ kind, keys }, error);
      throw toAppError(error);
    }
  }

  /** Retries while another process locks the file; a lock means that nothing was done. */
  async #whileLocked<T>(work: () => Promise<T>, until: number): Promise<T> {
    for (let count = 0;; count++) {
      try {
        return await work();
      } catch (error) {
        // The caller gets an error at the deadline; nothing may be retried, and succeed, after it.
        const isLast = count === MAX_LOCKED_RETRIES ||
          performance.now() > until;
        if (isLast || !isLocked(error)) throw error;
        await pause(count);
      } finally {
        this.#circuit.recordAnswer();
      }
    }
  }
}

/**
 * Opens the store: a file (created if missing, with its folder, readable by this user only), `:memory:`, an https URL of a
 * KV Connect server, or undefined for the platform's own. Throws when the file is not a whole database.
 */
export async function openKv(
  path: string | undefined,
  options: KvOptions = {},
): Promise<Kv> {
  if (isFile(path)) await prepareFile(path);
  const db = await Deno.openKv(path);
  const isRemote = path === undefined || isUrl(path);
  return createKv(db, options, isRemote ? { url: path } : undefined);
}

/** Creates the store on an open database. */
export function createKv(
  db: Deno.Kv,
  options: KvOptions,
  remote?: Remote,
): Kv {
  return new Kv({
    db,
    options,
    remote,
    waits: new Deadlines(),
    circuit: new Circuit(() => (options.now?.() ?? new Date()).getTime()),
    turns: new Turns(),
    recent: new RecentValues(),
    gathered: new Map(),
    refusesWrites: false,
  });
}

/** Opens the store of KV_PATH like openKv(). Throws EnvError with a message for the operator. */
export async function openKvPath(
  path: string | undefined,
  options: KvOptions = {},
): Promise<Kv> {
  try {
    return await openKv(path, options);
  } catch (error) {
    throw new EnvError(`KV_PATH cannot be opened: ${(error as Error).message}`);
  }
}

function pause(count: number): Promise<void> {
  return delay(Math.random() * Math.min(2 ** count, 100));
}

function isTooLong(part: Deno.KvKeyPart): boolean {
  return typeof part === "string" && part.length > MAX_KEY_CHARS;
}
