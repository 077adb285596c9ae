import { deepEqual, equal } from "node:assert/strict";
import { delay } from "deno-std/async/delay.js";
import { jobs } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  openSite,
  sharedStore,
  type TestStore,
} from "@/tests/helpers/store.ts";
import { Denokv } from "@/tests/helpers/denokv.ts";
import { callAt, SETUP_TOKEN, signInAt } from "@/tests/helpers/live_admin.ts";
import {
  type ServerProcess,
  startServer,
} from "@/tests/helpers/server_process.ts";
import { fill } from "./fill.ts";

/** Where a site stores its data. */
export type Backend = "file" | "denokv";

const LOOK_MS = 20;
/** The number of initial parcels. */
const PARCELS = 1_000;

/** A server process. Its jobs are watched in its store, without a cost for the server. */
export class JobSite implements AsyncDisposable {
  readonly kv: Kv;
  /** The codes of the initial parcels. */
  readonly codes: string[];
  readonly #store: TestStore;
  #server!: ServerProcess;
  #cookie = "";

  private constructor(kv: Kv, codes: string[], store: TestStore) {
    this.kv = kv;
    this.codes = codes;
    this.#store = store;
  }

  /** Starts a site with this number of parcels, each with one history entry. */
  static async start(backend: Backend, parcels = PARCELS): Promise<JobSite> {
    const store = await (backend === "file" ? sharedStore() : Denokv.start());
    const kv = await openSite(store.path);
    const codes = await fill(kv, parcels, { entries: 1 });
    const site = new JobSite(kv, codes, store);
    await site.#start();
    return site;
  }

  async #start(): Promise<void> {
    this.#server = await startServer({
      KV_PATH: this.#store.path,
      SETUP_TOKEN,
    });
    this.#cookie ||= await signInAt(this.#server.address);
  }

  get address(): string {
    return this.#server.address;
  }

  get cookie(): string {
    return this.#cookie;
  }

  get pid(): number {
    return this.#server.pid;
  }

  /** Makes a call to the API, a POST if it has a body. Throws if it is refused. */
  // deno-lint-ignore no-explicit-any
  async call<Data = any>(path: string, body?: object): Promise<Data> {
    const response = await callAt(this.address, path, {
      cookie: this.#cookie,
      ...(body === undefined ? { method: "GET" } : { body }),
    });
    const { errors, data } = await response.json();
    deepEqual(errors, []);
    return data;
  }

  /** Returns the current state of a job. */
  async job(id: string): Promise<Job> {
    return (await jobs.get(this.kv, id))!;
  }

  /** Waits for the end of a job and returns it. A killed server's job continues only when its lease ends. */
  async ended(id: string): Promise<Job> {
    while (true) {
      const job = await this.job(id);
      if (job.next_at === null) return job;
      await delay(LOOK_MS);
    }
  }

  /**
   * Kills the server several times while it runs a job, each time at a later point, and waits for the end of the job.
   * Returns the job and the number of kills. Ends the leases of killed servers instead of waiting for them.
   */
  async killDuring(
    id: string,
    times: number,
  ): Promise<{ job: Job; kills: number }> {
    for (let kills = 0; kills < times; kills++) {
      const { done: before, total } = await this.job(id);
      // Kill only after this process has made progress, and so has taken over the lease of the killed one.
      const from = Math.max(before + 1, total! * (kills + 1) / (times + 2));
      while ((await this.job(id)).done < from) await delay(1);
      await this.#server.kill();
      await this.#endLease(id);
      await this.#start();
      const job = await this.job(id);
      if (job.next_at === null) return { job, kills };
    }
    return { job: await this.ended(id), kills: times };
  }

  /** Ends the lease of a killed server, which would last half a minute. */
  async #endLease(id: string): Promise<void> {
    await this.kv.transact(async (tx) => {
      const job = await jobs.require(tx, id);
      if (job.status === "running") {
        jobs.save(tx, job, { next_at: tx.now.toISOString() });
      }
    });
  }

  /** Stops the server like a platform does. */
  async stop(): Promise<void> {
    equal(await this.#server.end(), 0);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // The server may have been stopped already.
    await this.#server.kill().catch(() => {});
    this.kv.close();
    await this.#store[Symbol.asyncDispose]();
  }
}

/** Returns the seconds that work takes. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return Math.round((performance.now() - since) / 10) / 100;
}
