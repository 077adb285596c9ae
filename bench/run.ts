import { measureGrowth } from "./growth.ts";
import { measureLadder } from "./ladder.ts";
import { measurePaging } from "./paging.ts";
import { measurePeers } from "./peers.ts";
import { merge, stamp } from "./results.ts";
import { LARGE, openTable } from "./tables.ts";
import { showFigures } from "./turns.ts";

/** A run that takes longer says more about the machine than about us. */
const MAX_MINUTES = 18;

/**
 * Measures everything, writes each part to bench/results.json with the commit it belongs to as soon as it is there, and
 * fails below a bound. With an argument it only shows the rungs whose name holds it.
 */
async function main(part?: string): Promise<void> {
  if (part !== undefined) return showFigures(await measureLadder(part));
  const measured = await stamp();
  const ladder = await measureLadder();
  await merge("results.json", { ladder: { ...measured, figures: ladder } });
  showFigures(ladder);
  const peers = await measurePeers();
  await merge("results.json", { peers: { ...measured, figures: peers } });
  showFigures(peers);
  const large = await measureLarge();
  await merge("results.json", {
    growth: { ...measured, figures: [large.growth] },
    paging: { ...measured, figures: large.paging },
  });
  console.table([large.growth]);
  console.table(large.paging);
  const missed = [
    ...[...ladder, ...peers].filter(({ ratio, atLeast = 0 }) =>
      ratio < atLeast
    ),
    ...[large.growth, ...large.paging].filter(({ ratio, atMost }) =>
      ratio > atMost
    ),
  ];
  if (missed.length > 0) Deno.exitCode = 1;
}

async function measureLarge() {
  await using large = await openTable(LARGE);
  const growth = await measureGrowth(large);
  return { growth, paging: await measurePaging(large) };
}

/** Ends a run that takes too long; what was measured until then is written. */
function endInTime(): void {
  const timer = setTimeout(() => {
    console.error(`The run took longer than ${MAX_MINUTES} minutes`);
    Deno.exit(1);
  }, MAX_MINUTES * 60_000);
  Deno.unrefTimer(timer);
}

if (import.meta.main) {
  endInTime();
  await main(Deno.args[0]);
}
