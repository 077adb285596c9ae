import { filingTally } from "@/lib/parcels/counts.ts";
import { figuresTally } from "@/lib/reports/counting.ts";
import { nounTally } from "@/lib/store/counters.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { usesTally } from "@/lib/statuses/uses.ts";
import type { Tally } from "@/lib/store/tally.ts";

/** The tallies of all counts. */
export const TALLIES: readonly Tally[] = [
  nounTally,
  filingTally,
  figuresTally,
  usesTally,
];

/** Folds all pending changes of all tallies. */
export async function foldAll(kv: Kv): Promise<void> {
  for (const tally of TALLIES) await tally.fold(kv);
}
