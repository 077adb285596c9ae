import { AppError, detailOf } from "@/lib/errors.ts";
import type { Log } from "@/lib/log.ts";
import type { Upkeep } from "@/lib/upkeep.ts";
import type { Kv } from "./kv.ts";
import type { Tally } from "./tally.ts";

const FOLD_MS = 2_000;

/**
 * Folds tallies now, within two seconds of every change by this process, and a last time when it is stopped. Failures are logged,
 * never thrown.
 */
export function foldOften(
  kv: Kv,
  log: Log,
  tallies: readonly Tally[],
): Upkeep {
  const folded = new Map<Tally, number>();
  async function fold(): Promise<void> {
    for (const tally of tallies) {
      const commits = kv.gathered(tally.changes);
      if (folded.get(tally) === commits) continue;
      try {
        await tally.fold(kv);
        folded.set(tally, commits);
      } catch (error) {
        // The next run tries again; the store logs its own failures.
        if (error instanceof AppError) continue;
        log.error("counts.failed", { detail: detailOf(error) });
      }
    }
  }
  let work = fold();
  const again = () => work = work.then(fold);
  const timer = setInterval(again, FOLD_MS);
  return {
    runDue() {
      folded.clear();
      return again();
    },
    stop() {
      clearInterval(timer);
      return again();
    },
  };
}
