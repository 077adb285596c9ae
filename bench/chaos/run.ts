import { merge, stamp } from "../results.ts";
import { jumpClock } from "./clock.ts";
import { damageStore } from "./damage.ts";
import { fillDisks } from "./full_disk.ts";
import { killUnderWrites } from "./kills.ts";
import { lockStore } from "./locked.ts";
import type { Outcome } from "./outcome.ts";
import { serveReadOnly } from "./read_only.ts";
import { compareSessions } from "./sessions.ts";
import { stopInFlight } from "./stop.ts";

/** Each part, and how often the whole run does it. */
const PARTS: Record<string, [(times: number) => Promise<Outcome>, number]> = {
  sessions: [compareSessions, 5_000],
  clock: [jumpClock, 200],
  locked: [lockStore, 20],
  disk: [fillDisks, 10],
  read_only: [serveReadOnly, 10],
  damage: [damageStore, 40],
  stop: [stopInFlight, 20],
  kills: [killUnderWrites, 500],
};

/**
 * Does every part, or the one that is named, as often as is said; writes what each has tried and found to bench/chaos.json
 * as soon as it is done, and fails when anything was wrong.
 */
async function main(only?: string, times?: string): Promise<void> {
  if (only !== undefined && PARTS[only] === undefined) {
    throw new Error(`The parts are ${Object.keys(PARTS).join(", ")}`);
  }
  for (const [name, [run, usual]] of Object.entries(PARTS)) {
    if (only !== undefined && name !== only) continue;
    const measured = await stamp();
    const since = performance.now();
    const outcome = await run(times === undefined ? usual : Number(times));
    const seconds = Math.round((performance.now() - since) / 1000);
    console.log(name, outcome);
    await merge("chaos.json", { [name]: { ...measured, seconds, ...outcome } });
    if (outcome.details.length > 0) Deno.exitCode = 1;
  }
}

if (import.meta.main) await main(...Deno.args);
