import { deepEqual, ok } from "node:assert/strict";
import { omit } from "deno-std/collections/omit.js";
import { parseEnv } from "@/lib/env.ts";
import { jobs, listDueJobs, listProblems } from "@/lib/jobs/jobs.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { openTransport } from "@/lib/mail/transport.ts";
import { Mailer } from "@/lib/notifications/mailer.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcels, toRecord } from "@/lib/parcels/store.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import { jobKinds } from "@/lib/site/nouns.ts";
import { StoreAway } from "@/lib/store/failures.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { COMMIT_LIMITS, type CommitLimits } from "@/lib/store/transaction.ts";
import { type Chance, testDraws } from "./chance.ts";
import { Clock } from "./domain.ts";
import { type Faults, faultyDb } from "./faulty_store.ts";
import { type Counted, listFigures } from "./figures.ts";
import { findFaults } from "./integrity.ts";
import { memoryLog } from "./log.ts";
import { createKv } from "@/lib/store/open.ts";
import { JOURNAL } from "@/lib/journal/authors.ts";

/** Longer than a job's lease and any pause after a failure. */
const LATER_MS = 6 * 60_000;
/** More restarts than any work here needs. */
const MAX_LIVES = 50;
/** Maximum store operations before a kill, and a limit that only endless work would reach. */
const MAX_OPERATIONS = 60;
const TOO_MANY_OPERATIONS = 50_000;

/**
 * The smallest commits that have room for the largest unit of work (a row that creates a parcel with long texts) and the
 * reserves of an item and of a part of it. Found by lowering each limit alone until draws of random_tables_test.ts or
 * random_jobs_test.ts failed.
 */
export const SMALLEST: CommitLimits = {
  ...COMMIT_LIMITS,
  reads: 4,
  writes: 165,
  bytes: 140_000,
  keyBytes: 11_500,
};

/** Problems of items that only a bug in their kind of job can cause. */
const FAILURES = ["error.stepFailed", "error.itemTooLarge"];

/** The first key parts of everything about parcels, except the parcels themselves, which change with every write. */
const KEPT = [
  ...["parcels_by_code", "parcels_by_lookalike", "parcels_by_reference"],
  ...["search", "figures_of"],
  ...["activities", "activities_by_id"],
  ...["trash_parcels", "trash_places", "trash_claims"],
];

/** The parcels of a site by id, without the fields that every write changes. */
export type Parcels = Map<string, Omit<Parcel, "version" | "updated_at">>;

/** Defines a test on a site whose processes are killed, and the same test with the smallest commits. */
export function testKilled(
  name: string,
  draw: (chance: Chance, site: MortalSite) => Promise<void>,
): void {
  const withLimits = (limits?: CommitLimits) => async (chance: Chance) => {
    using site = await MortalSite.open(chance, limits);
    await draw(chance, site);
  };
  testDraws(`${name}, whatever is killed`, withLimits());
  testDraws(
    `${name}, also with the smallest commits`,
    withLimits(SMALLEST),
    10,
  );
}

/** An in-memory site whose processes are killed; each has its own view of the same database. `using` closes it. */
export class MortalSite implements Disposable {
  readonly clock = new Clock();
  readonly log = memoryLog();
  /** The store of a process that is not killed. */
  readonly kv: Kv;
  readonly #db: Deno.Kv;
  readonly #limits: CommitLimits | undefined;
  readonly #chance: Chance;

  private constructor(
    db: Deno.Kv,
    chance: Chance,
    limits: CommitLimits | undefined,
  ) {
    this.#db = db;
    this.#chance = chance;
    this.#limits = limits;
    this.kv = this.#openKv(db);
  }

  /** Opens an empty site whose commits have `limits`. */
  static async open(
    chance: Chance,
    limits?: CommitLimits,
  ): Promise<MortalSite> {
    return new MortalSite(await Deno.openKv(":memory:"), chance, limits);
  }

  [Symbol.dispose](): void {
    this.kv.close();
  }

  /**
   * Does work in processes that are killed at random operations, and finally in one that is not killed. Each process repeats
   * the work of the killed one before it.
   */
  async survive<T>(work: (kv: Kv) => Promise<T>): Promise<T> {
    for (let kills = this.#chance.below(5); kills > 0; kills--) {
      const { kv, faults } = this.#open();
      const done = await ifAlive(() => work(kv));
      if (!faults.isOver && done !== null) return done.result;
      this.clock.forward(LATER_MS);
    }
    return await work(this.#open({ isKilled: false }).kv);
  }

  /** Runs all jobs to their ends while folding, in processes that are killed. */
  async finish(): Promise<void> {
    for (let lives = 0; lives < MAX_LIVES; lives++) {
      await this.survive((kv) => this.#run(kv));
      const due = await listDueJobs(this.kv, "work", 1);
      if (due.length === 0) return;
      this.clock.forward(LATER_MS);
    }
    throw new Error("The jobs do not end");
  }

  /** Runs all jobs to their ends like finish(); returns the given job and asserts that none of its steps failed. */
  async finishJob({ id }: { id: string }): Promise<Job> {
    await this.finish();
    const job = (await jobs.get(this.kv, id))!;
    const page = { from: 0, limit: 10_000 };
    const problems = await listProblems(this.kv, job, page);
    const keys = problems.map(({ problem: { key } }) => key);
    deepEqual(keys.filter((key) => FAILURES.includes(key)), []);
    return job;
  }

  /** Asserts that indexes, counts, figures and files are intact and that nothing but the store has failed. */
  async checkWhole(): Promise<void> {
    deepEqual(this.log.lines.filter(({ level }) => level === "error"), []);
    await foldAll(this.kv);
    deepEqual(await findFaults(this.kv), []);
  }

  /** Returns the data that an undo restores: the keys of everything about parcels, including the trash, and the figures. */
  async kept(): Promise<{ keys: string[]; figures: Counted }> {
    return { keys: await this.keys(), figures: await listFigures(this.kv) };
  }

  /** Returns the keys of all parcels with their histories, indexes and figures, including the trash. */
  async keys(): Promise<string[]> {
    await foldAll(this.kv);
    const lists = KEPT.map((part) =>
      this.kv.list({ prefix: [part] }, { limit: 1_000_000 })
    );
    return (await Promise.all(lists)).flat().map(({ key }) => key.join("/"));
  }

  /** Returns every parcel outside the trash. */
  async parcels(): Promise<Parcels> {
    const all = await parcels.listFirst(this.kv, { limit: 10_000 });
    return new Map(
      all.map((parcel) => [
        parcel.id,
        omit(toRecord(parcel), ["version", "updated_at"]),
      ]),
    );
  }

  async #run(kv: Kv): Promise<void> {
    const { log } = this.log;
    const env = parseEnv({ KV_PATH: ":memory:" });
    const mailer = new Mailer({ kv, env, log, transport: openTransport(env) });
    const runner = new JobRunner({ kv, log, kinds: jobKinds({ kv, mailer }) });
    // A killed process ends before the next one starts.
    const works = [runner.drain(), foldAll(kv)];
    const results = await Promise.allSettled(works);
    await runner.stop();
    await Promise.all(results.map((_, at) => works[at]));
  }

  #open({ isKilled = true } = {}): { kv: Kv; faults: Death } {
    const operations = isKilled
      ? this.#chance.size(0, MAX_OPERATIONS)
      : TOO_MANY_OPERATIONS;
    const faults = new Death(operations, this.#chance.pick(ENDS));
    return { kv: this.#openKv(faultyDb(this.#db, faults)), faults };
  }

  #openKv(db: Deno.Kv): Kv {
    const limits = this.#limits && { limits: this.#limits };
    return createKv(db, { now: this.clock.now, journal: JOURNAL, ...limits });
  }
}

/** How a process loses its store: before an operation, before the response, or only that response. */
const ENDS = ["before", "after", "once"] as const;

/** Ends a process at one of its operations. From then on nothing reaches the store, unless only a response is lost. */
class Death implements Faults {
  isOver = false;
  #left: number;
  readonly #end: typeof ENDS[number];

  constructor(operations: number, end: typeof ENDS[number]) {
    this.#left = operations;
    this.#end = end;
  }

  before = (): void => {
    if (this.isOver) throw lostConnection();
    this.#left -= 1;
    this.isOver = this.#left < 0;
    if (this.isOver && this.#end === "before") throw lostConnection();
  };

  after = (): void => {
    if (!this.isOver) return;
    if (this.#end === "once") {
      this.isOver = false;
      this.#left = Infinity;
    }
    throw lostConnection();
  };
}

function lostConnection(): Error {
  return new Error("connection closed by a kill");
}

/** Returns the result of work, or null if its process was killed. */
async function ifAlive<T>(
  work: () => Promise<T>,
): Promise<{ result: T } | null> {
  try {
    return { result: await work() };
  } catch (error) {
    ok(error instanceof StoreAway, error as Error);
    return null;
  }
}
