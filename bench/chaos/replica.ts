import { equal } from "node:assert/strict";
import { delay } from "deno-std/async/delay.js";
import { dirname } from "deno-std/path/dirname.js";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import {
  callAt,
  SETUP_TOKEN,
  signInAgainAt,
  signInAt,
} from "@/tests/helpers/live_admin.ts";
import { startServer } from "@/tests/helpers/server_process.ts";
import { runTask } from "@/tests/helpers/tasks.ts";
import { startLitestream } from "./litestream.ts";
import { type Outcome, Tally } from "./outcome.ts";
import { SAMPLE } from "./writer.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";
import { openKv } from "@/lib/store/open.ts";

const WRITERS = 4;
/** The pause of a writer between two parcels. */
const PAUSE_MS = 10;
/** The duration of the first round. It grows for six rounds and then starts over. */
const SHORTEST_MS = 4_000;
const LONGER_MS = 1_700;
const LENGTHS = 7;
/** The delay after which systemd restarts Litestream. */
const RESTART_MS = 1_000;
/** The time before the kill, in milliseconds, whose writes the replica may lack. */
const MAY_LACK_MS = 2_000;
/** The width of a group of rounds in the results. */
const STEP_MS = 250;
/** The event after each round, in turn. */
const AFTERWARDS = ["go on", "compact", "go on", "lose the disk"] as const;

/** A parcel whose creation was acknowledged. */
interface Created {
  code: string;
  /** The moment of the acknowledgement. */
  at: number;
}

/**
 * Kills the server and Litestream together several times under writes, restores the replica each time, and looks for
 * all acknowledged writes in it. In every other round Litestream is also killed alone at half-time; after some rounds
 * the file is compacted, or lost and replaced by the replica.
 */
export async function killReplicated(kills: number): Promise<Outcome> {
  const tally = new Tally("lost", "dangling");
  await using folder = new TempFolder();
  const site = new ReplicatedSite(folder.path, tally);
  for (let round = 0; round < kills; round++) {
    await site.writeUntilKilled(round);
    await site.checkReplica();
    await site.goOn(AFTERWARDS[round % AFTERWARDS.length]!);
  }
  return tally;
}

/** A site on a file with a replica. */
class ReplicatedSite {
  readonly #file: string;
  readonly #replica: string;
  readonly #restored: string;
  readonly #tally: Tally;
  #created: Created[] = [];
  #killedAt = 0;
  /** The writes that the replica lacked after the most recent kill. */
  readonly #lacking = new Set<Created>();

  constructor(folder: string, tally: Tally) {
    this.#file = `${folder}/site/waybill.kv`;
    this.#replica = `${folder}/replica`;
    this.#restored = `${folder}/restored/waybill.kv`;
    this.#tally = tally;
  }

  /** Writes for some seconds until server and Litestream are killed together. */
  async writeUntilKilled(round: number): Promise<void> {
    const ms = SHORTEST_MS + LONGER_MS * (round % LENGTHS);
    let killLitestream = await startLitestream(this.#file, this.#replica);
    const server = await startServer({ KV_PATH: this.#file, SETUP_TOKEN });
    const cookie = await (round === 0 ? signInAt : signInAgainAt)(
      server.address,
    );
    const writing = Array.from(
      { length: WRITERS },
      () => this.#write(server.address, cookie),
    );
    await delay(ms / 2);
    if (round % 2 === 1) {
      await killLitestream();
      await delay(RESTART_MS);
      killLitestream = await startLitestream(this.#file, this.#replica);
      this.#tally.count("kills of Litestream alone");
    }
    await delay(ms / 2);
    this.#killedAt = performance.now();
    await Promise.all([server.kill(), killLitestream()]);
    await Promise.all(writing);
    this.#tally.count("kills");
  }

  async #write(address: string, cookie: string): Promise<void> {
    try {
      while (true) {
        await this.#create(address, cookie);
        await delay(PAUSE_MS);
      }
    } catch (error) {
      // Ignore only the errors of requests that the kill cut off, not wrong responses of a running server.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  async #create(address: string, cookie: string): Promise<void> {
    const code = `REPL-${crypto.randomUUID().slice(0, 18)}`;
    const body = { tracking_code: code, ...SAMPLE };
    const response = await callAt(address, "/parcels", { body, cookie });
    const text = await response.text();
    // A busy server acknowledges nothing.
    if (response.status === 503) return this.#tally.count("refused writes");
    equal(response.status, 200, text);
    this.#created.push({ code, at: performance.now() });
    this.#tally.count("acknowledged writes");
  }

  /** Restores the replica into another file and notes the missing writes. */
  async checkReplica(): Promise<void> {
    await this.#run("restore", this.#restored, this.#replica);
    using kv = await openKv(this.#restored);
    for (const fault of await findFaults(kv)) {
      this.#tally.note("dangling", fault);
    }
    this.#lacking.clear();
    for (const created of this.#created) {
      const found = await findTypedParcel(kv, created.code);
      if (found === null) this.#lacking.add(created);
    }
    this.#noteLacking();
  }

  #noteLacking(): void {
    const ages = [...this.#lacking].map(({ at }) => this.#killedAt - at);
    const oldest = Math.round(Math.max(0, ...ages));
    const most = Math.ceil(oldest / STEP_MS) * STEP_MS;
    this.#tally.count("writes lacking", ages.length);
    this.#tally.count(`rounds that lack at most ${most} ms`);
    if (oldest <= MAY_LACK_MS) return;
    this.#tally.note("lost", `${ages.length} writes of ${oldest} ms`);
  }

  /** Prepares the file for the next round: unchanged, compacted, or replaced by the replica. */
  async goOn(after: typeof AFTERWARDS[number]): Promise<void> {
    if (after === "compact") await this.#run("compact", this.#file);
    if (after === "lose the disk") {
      await Deno.remove(dirname(this.#file), { recursive: true });
      await Deno.rename(dirname(this.#restored), dirname(this.#file));
      this.#created = this.#created.filter((one) => !this.#lacking.has(one));
    } else await Deno.remove(dirname(this.#restored), { recursive: true });
    this.#tally.count(after);
  }

  async #run(task: string, KV_PATH: string, ...args: string[]): Promise<void> {
    const { code, output } = await runTask(task, args, { KV_PATH });
    equal(code, 0, output);
  }
}
