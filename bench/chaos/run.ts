import { merge, partsOf, stamp } from "../results.ts";
import { jumpClock } from "./clock.ts";
import { damageStore } from "./damage.ts";
import { killDenokv } from "./denokv.ts";
import { fillDisks } from "./full_disk.ts";
import { killUnderWrites } from "./kills.ts";
import { lockStore } from "./locked.ts";
import { type Outcome, Tally } from "./outcome.ts";
import { serveReadOnly } from "./read_only.ts";
import { killReplicated } from "./replica.ts";
import { compareSessions } from "./sessions.ts";
import { stopInFlight } from "./stop.ts";

interface Part {
  run: (times: number) => Promise<Outcome>;
  /** Repetitions in a whole run. */
  times: number;
  /** Repetitions between two updates of the results. */
  together: number;
}

const PARTS: Record<string, Part> = {
  sessions: { run: compareSessions, times: 5_000, together: 500 },
  clock: { run: jumpClock, times: 200, together: 40 },
  locked: { run: lockStore, times: 20, together: 20 },
  disk: { run: fillDisks, times: 10, together: 10 },
  read_only: { run: serveReadOnly, times: 10, together: 10 },
  damage: { run: damageStore, times: 40, together: 40 },
  stop: { run: stopInFlight, times: 20, together: 20 },
  kills: { run: killUnderWrites, times: 500, together: 20 },
  replica: { run: killReplicated, times: 20, together: 20 },
  denokv: { run: killDenokv, times: 100, together: 20 },
};

/**
 * Runs every part, or the named one, the given number of times, and stops at an error. Writes results to
 * bench/chaos.json as they arrive.
 */
async function main(only?: string, times?: string): Promise<void> {
  for (const [name, part] of partsOf(PARTS, only)) {
    await runPart(name, { ...part, ...(times && { times: Number(times) }) });
  }
}

async function runPart(
  name: string,
  { run, times, together }: Part,
): Promise<void> {
  const measured = await stamp();
  const since = performance.now();
  const all = new Tally();
  for (let done = 0; done < times; done += together) {
    all.add(await run(Math.min(together, times - done)));
    const seconds = Math.round((performance.now() - since) / 1000);
    console.log(`${name}, after ${seconds} seconds`, all);
    await merge("chaos.json", { [name]: { ...measured, seconds, ...all } });
    if (all.details.length === 0) continue;
    Deno.exitCode = 1;
    return;
  }
}

if (import.meta.main) await main(...Deno.args);
