import { measureGrowth } from "./growth.ts";
import { measureLadder } from "./ladder.ts";
import { measurePaging } from "./paging.ts";
import { merge, type Stamp, stamp } from "./results.ts";
import { LARGE, openTable } from "./tables.ts";
import { type Figure, showFigures } from "./turns.ts";

/** A longer run says more about the machine than about the app. */
const MAX_MINUTES = 18;

const PARTS: Record<string, (measured: Stamp) => Promise<boolean>> = {
  ladder: runLadder,
  large: runLarge,
};

/**
 * Measures everything, or the named part. Writes each part with its commit to bench/results.json when it is done, and
 * fails below a bound. Any other argument shows only the rungs whose name contains it.
 */
async function main(name?: string): Promise<void> {
  const chosen = name === undefined ? Object.values(PARTS) : [PARTS[name]];
  const measured = await stamp();
  for (const run of chosen) {
    if (run === undefined) return showFigures(await measureLadder(name));
    if (!await run(measured)) Deno.exitCode = 1;
  }
}

async function runLadder(measured: Stamp): Promise<boolean> {
  const figures = await measureLadder();
  await merge("results.json", { ladder: { ...measured, figures } });
  showFigures(figures);
  return figures.every(isReached);
}

function isReached({ ratio, atLeast = 0 }: Figure): boolean {
  return ratio >= atLeast;
}

async function runLarge(measured: Stamp): Promise<boolean> {
  const { growth, paging } = await measureLarge();
  await merge("results.json", {
    growth: { ...measured, figures: [growth] },
    paging: { ...measured, figures: paging },
  });
  console.table([growth]);
  console.table(paging);
  return [growth, ...paging].every(({ ratio, atMost }) => ratio <= atMost);
}

async function measureLarge() {
  await using large = await openTable(LARGE);
  const growth = await measureGrowth(large);
  return { growth, paging: await measurePaging(large) };
}

/** Ends a run that takes too long; finished parts are written. */
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
