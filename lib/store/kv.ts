import { dirname } from "deno-std/path/dirname.js";
import { unavailable } from "@/lib/errors.ts";
import { Circuit } from "./circuit.ts";
import { Deadlines } from "./deadlines.ts";
import {
  cannotWrite,
  Deadline,
  isLocked,
  isOutage,
  toAppError,
} from "./failures.ts";
import { checkFile } from "./file_header.ts";
import { FREEZE, type Freeze, hold, isFrozen, release } from "./freeze.ts";
import { isAway } from "./is_away.ts";
import { newMark } from "./mark.ts";
import { RecentValues } from "./recent_values.ts";
import { Transaction } from "./transaction.ts";
import { Turns } from "./turns.ts";

export type { Transaction };

export type Key = Deno.KvKey;
export type ListSelector = Deno.KvListSelector;

/** A key with its value. */
export interface Entry<T> {
  key: Key;
  value: T;
}

/** What is asked of the store, as fault hooks see it. */
export interface Operation {
  kind: "get" | "list" | "commit";
  keys: readonly Key[];
}

/** Lets tests stand in for a bad store: a hook may throw, wait, or never come back. */
export interface Faults {
  before?(operation: Operation): Promise<void> | void;
  /** Runs after the store has done its work, whose outcome the caller then never learns if this throws. */
  after?(operation: Operation): Promise<void> | void;
}

export interface KvOptions {
  /** The clock of everything that is stored; the system's by default. */
  now?: () => Date;
  faults?: Faults;
  /** Milliseconds after which an operation counts as unanswered. */
  deadlines?: { read: number; write: number };
  /** Hears of every failure of the store, for the log. */
  onFailure?: (operation: Operation, error: Error) => void;
}

export interface ListOptions {
  /** The most entries to read. */
  limit: number;
  reverse?: boolean;
}

const DEADLINES = { read: 3_000, write: 5_000 };
const MAX_ATTEMPTS = 20;
const MAX_LOCKED_RETRIES = 12;
const MAX_BATCH = 500;
/** `getMany` takes no more keys. */
const MAX_KEYS = 10;
/** In the mode of a file. */
const OWNER_WRITES = 0o200;
/** Holds nothing: it is deleted to see whether the store takes writes. */
const NOTHING: Key = ["meta", "nothing"];
/** The store takes keys of 2,048 bytes, and a character has three at most; no key of ours has a text that is half as long. */
const MAX_KEY_CHARS = 600;

/**
 * The store: Deno KV with a deadline on every call, jittered retries and guards. Its failures are AppErrors with status 503; a
 * commit that fails so may have happened all the same.
 */
export class Kv {
  readonly #db: Deno.Kv;
  readonly #options: KvOptions;
  readonly #isRemote: boolean;
  readonly #url: string | undefined;
  readonly #deadlines: { read: number; write: number };
  readonly #waits = new Deadlines();
  readonly #circuit: Circuit;
  readonly #turns = new Turns();
  readonly #recent = new RecentValues();
  /** Whether the last write was refused because nothing can be saved. */
  #refusesWrites = false;

  /** Use openKv(). Answers of a remote store may be lost; `url` is its address, where it has one. */
  constructor(
    db: Deno.Kv,
    options: KvOptions,
    { isRemote = false, url }: { isRemote?: boolean; url?: string } = {},
  ) {
    this.#db = db;
    this.#options = options;
    this.#isRemote = isRemote;
    this.#url = url;
    this.#deadlines = options.deadlines ?? DEADLINES;
    this.#circuit = new Circuit(() => this.now().getTime());
  }

  /** The time by the store's clock. */
  now(): Date {
    return this.#options.now?.() ?? new Date();
  }

  /** Returns the value of a key, or null; also for one that is too long to have any, as addresses can name. */
  async get<T>(key: Key): Promise<T | null> {
    if (key.some(isTooLong)) return null;
    const [entry] = await this.#readMany([key]);
    return entry!.value as T | null;
  }

  /** Returns the values of several keys, or null for each that has none; ten keys are one request to the store. */
  async getMany<T>(keys: readonly Key[]): Promise<(T | null)[]> {
    const reads: Promise<Deno.KvEntryMaybe<unknown>[]>[] = [];
    for (let at = 0; at < keys.length; at += MAX_KEYS) {
      reads.push(this.#readMany(keys.slice(at, at + MAX_KEYS)));
    }
    const entries = (await Promise.all(reads)).flat();
    return entries.map(({ value }) => value as T | null);
  }

  /** Returns the value of a key, or null, at most a second old; what this process writes is seen at once. */
  getCached<T>(key: Key): Promise<T | null> {
    return this.#recent.get<T>(key, () => this.get<T>(key));
  }

  /** Returns what getCached() would, without waiting; undefined when it would have to read. */
  peekCached<T>(key: Key): T | null | undefined {
    return this.#recent.peek<T>(key);
  }

  /** Returns the first `limit` entries of a range, or the last ones first. A long range is no snapshot. */
  list<T>(
    selector: ListSelector,
    { limit, reverse = false }: ListOptions,
  ): Promise<Entry<T>[]> {
    const keys = "prefix" in selector ? [selector.prefix] : [selector.start];
    const batchSize = Math.min(limit, MAX_BATCH);
    return this.#run(
      { kind: "list", keys },
      () =>
        Array.fromAsync(
          this.#db.list<T>(selector, { limit, reverse, batchSize }),
        ),
    );
  }

  /**
   * Runs `build`, which reads and writes through the transaction, and commits: all of it or nothing, and only while what
   * it read is unchanged; otherwise it runs again, up to 20 times with growing random pauses, then throws 503. An error
   * that `build` throws ends it. Writers of the same `lock` take turns within this process instead of fighting over
   * checks.
   */
  transact<T>(
    build: (tx: Transaction) => Promise<T>,
    { lock }: { lock?: string } = {},
  ): Promise<T> {
    const work = () => this.#transact(build);
    return lock === undefined ? work() : this.#turns.run(lock, work);
  }

  /**
   * Refuses every commit of every instance with 503 for so many milliseconds; gives what prolongs the freeze, and what
   * thaw() takes. What was under way fails as well, so that nothing changes any more once this has returned. Throws
   * FreezeError when the store is frozen already, or when `held` had ended.
   */
  freeze(ms: number, held: string | null = null): Promise<string> {
    return this.#run(
      { kind: "commit", keys: [FREEZE] },
      () => hold(this.#db, { now: this.now(), ms, held }),
    ).finally(this.#recent.forget([FREEZE]));
  }

  /** Ends a freeze. */
  thaw(held: string): Promise<void> {
    return this.#run(
      { kind: "commit", keys: [FREEZE] },
      () => release(this.#db, held),
    ).finally(this.#recent.forget([FREEZE]));
  }

  /**
   * Reports whether nothing can be saved: while the store is frozen, and from a refused write until it takes one again, which
   * is tried here.
   */
  async isReadOnly(): Promise<boolean> {
    if (isFrozen(await this.#freezeEntry(), this.now())) return true;
    if (this.#refusesWrites) await this.tryWrite().catch(() => {});
    return this.#refusesWrites;
  }

  /** Writes without changing anything. Throws 503 where nothing can be saved. */
  async tryWrite(): Promise<void> {
    await this.#run(
      { kind: "commit", keys: [NOTHING] },
      () => this.#db.delete(NOTHING),
    );
  }

  /** Ends the use of the store. */
  close(): void {
    this.#db.close();
  }

  #readMany(keys: readonly Key[]): Promise<Deno.KvEntryMaybe<unknown>[]> {
    return this.#run(
      { kind: "get", keys },
      () => this.#db.getMany<unknown[]>(keys),
    );
  }

  async #transact<T>(build: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let count = 0; count < MAX_ATTEMPTS; count++) {
      const tx = new Transaction((keys) => this.#readMany(keys));
      const result = await build(tx);
      if (tx.isEmpty) return result;
      tx.dependOn(await this.#requireThawed());
      if (await this.#commit(tx)) return result;
      // That may have been a freeze.
      this.#recent.forget([FREEZE]);
      await pause(count);
    }
    throw unavailable();
  }

  /**
   * Returns the entry that says that the store is not frozen, at most a second old: a commit that depends on it is as sure
   * as if it were new.
   */
  async #requireThawed(): Promise<Deno.KvEntryMaybe<Freeze>> {
    const entry = await this.#freezeEntry();
    if (isFrozen(entry, this.now())) throw unavailable("error.readOnly");
    return entry;
  }

  async #freezeEntry(): Promise<Deno.KvEntryMaybe<Freeze>> {
    const entry = await this.#recent.get(FREEZE, () =>
      this.#guarded(
        { kind: "get", keys: [FREEZE] },
        () => this.#db.get<Freeze>(FREEZE),
      ));
    return entry!;
  }

  async #commit(tx: Transaction): Promise<boolean> {
    const forget = this.#recent.forget(tx.written);
    try {
      return await this.#write(tx);
    } finally {
      // A read that began during the commit may have seen the old value.
      forget();
    }
  }

  /**
   * The client of a remote store repeats a commit whose answer was lost; if it had been done, its checks fail then. The mark
   * that it left tells this from a commit that was refused.
   */
  async #write(tx: Transaction): Promise<boolean> {
    const operation: Operation = { kind: "commit", keys: tx.written };
    if (!this.#isRemote) {
      return (await this.#run(operation, () => tx.commit(this.#db))).ok;
    }
    const mark = newMark();
    const commit = () => tx.commit(this.#db, mark);
    if ((await this.#run(operation, commit)).ok) return true;
    const [entry] = await this.#readMany([mark.key]);
    return entry!.value === mark.value;
  }

  #run<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
    return this.#guarded(operation, this.#faulty(operation, work));
  }

  async #guarded<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
    this.#circuit.check();
    const { read, write } = this.#deadlines;
    const isWrite = operation.kind === "commit";
    const ms = isWrite ? write : read;
    try {
      const result = await this.#waits.within(
        ms,
        this.#whileLocked(work, performance.now() + ms),
      );
      if (isWrite) this.#refusesWrites = false;
      return result;
    } catch (error) {
      if (!(error instanceof Error) || !isOutage(error)) throw error;
      if (isWrite && cannotWrite(error)) this.#refusesWrites = true;
      if (error instanceof Deadline) {
        const isServerAway = this.#url !== undefined && await isAway(this.#url);
        this.#circuit.recordTimeout(isServerAway);
      }
      this.#options.onFailure?.(operation, error);
      throw toAppError(error);
    }
  }

  /** Two processes on one file lock each other out for moments; a lock means that nothing was done. */
  async #whileLocked<T>(work: () => Promise<T>, until: number): Promise<T> {
    for (let count = 0;; count++) {
      try {
        return await work();
      } catch (error) {
        // Who asked is told of a failure at the deadline: nothing may be tried, and succeed, after it.
        const isLast = count === MAX_LOCKED_RETRIES ||
          performance.now() > until;
        if (isLast || !isLocked(error)) throw error;
        await pause(count);
      } finally {
        this.#circuit.recordAnswer();
      }
    }
  }

  #faulty<T>(operation: Operation, work: () => Promise<T>): () => Promise<T> {
    const { faults } = this.#options;
    if (faults === undefined) return work;
    return async () => {
      await faults.before?.(operation);
      const result = await work();
      await faults.after?.(operation);
      return result;
    };
  }
}

/**
 * Opens the store: a file (made when missing, as its folder is, readable to this user alone), `:memory:`, an https URL of a KV
 * Connect server, or undefined for the platform's own. Throws when the file is no whole database.
 */
export async function openKv(
  path: string | undefined,
  options: KvOptions = {},
): Promise<Kv> {
  if (isFile(path)) {
    await Deno.mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await makeFile(path);
    await checkFile(path);
    await openJournal(path);
  }
  const db = await Deno.openKv(path);
  if (path === undefined) return new Kv(db, options, { isRemote: true });
  if (!isUrl(path)) return new Kv(db, options);
  return new Kv(db, options, { isRemote: true, url: path });
}

/** Makes a missing file: the store would let everybody read it. What it puts beside the file is no more open than this is. */
async function makeFile(path: string): Promise<void> {
  try {
    const file = await Deno.open(path, {
      ...{ write: true, createNew: true, mode: 0o600 },
    });
    file.close();
  } catch (error) {
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
  }
}

/**
 * Lets the journal of a file be written to where the file may be. While it might not, SQLite made the journal like it;
 * left so, the first write would end the process.
 */
async function openJournal(path: string): Promise<void> {
  const { mode } = await Deno.stat(path);
  if (mode === null || (mode & OWNER_WRITES) === 0) return;
  for (const end of ["-wal", "-shm"]) {
    const beside = await Deno.stat(`${path}${end}`).catch(() => null);
    if (beside === null || (beside.mode! & OWNER_WRITES) !== 0) continue;
    await Deno.chmod(`${path}${end}`, mode & 0o777);
  }
}

/** Reports whether a store of this path is a file of this machine. */
export function isFile(path: string | undefined): path is string {
  return path !== undefined && path !== ":memory:" && !isUrl(path);
}

/** Reports whether a store of this path is a server. */
export function isUrl(path: string): boolean {
  return /^https?:/.test(path);
}

function pause(count: number): Promise<void> {
  const ms = Math.random() * Math.min(2 ** count, 100);
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function isTooLong(part: Deno.KvKeyPart): boolean {
  return typeof part === "string" && part.length > MAX_KEY_CHARS;
}
