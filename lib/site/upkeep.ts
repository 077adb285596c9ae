import { sweepHourly } from "@/lib/housekeeping/sweeper.ts";
import { foldOften } from "@/lib/store/tally.ts";
import type { Upkeep } from "@/lib/upkeep.ts";
import type { Services } from "./state.ts";
import { TALLIES } from "./tallies.ts";
import { NOUNS } from "./nouns.ts";

/** Starts all background work: jobs, sweeping and folding. */
export function startUpkeep(
  { kv, log, jobs }: Pick<Services, "kv" | "log" | "jobs">,
): Upkeep {
  jobs.start();
  const sweeping = sweepHourly({ kv, log, nouns: NOUNS });
  const folding = foldOften(kv, log, TALLIES);
  return {
    async runDue() {
      await jobs.runDue();
      await sweeping.runDue();
      await folding.runDue();
    },
    async stop() {
      await sweeping.stop();
      await jobs.stop();
      await folding.stop();
    },
  };
}
