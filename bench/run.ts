import { measureLadder } from "./ladder.ts";
import { merge, stamp } from "./results.ts";
import { type Figure, showFigures } from "./turns.ts";

/** A run that takes longer says more about the machine than about the app. */
const MAX_MINUTES = 18;

/**
 * Measures all rungs, writes bench/results.json and fails below a bound. With an argument, measures only the rungs
 * whose name contains it, and writes nothing.
 */
async function main(name?: string): Promise<void> {
  const measured = await stamp();
  const figures = await measureLadder(name);
  showFigures(figures);
  if (name !== undefined) return;
  await merge("results.json", { ladder: { ...measured, figures } });
  if (!figures.every(isReached)) Deno.exitCode = 1;
}

function isReached({ ratio, atLeast = 0 }: Figure): boolean {
  return ratio >= atLeast;
}

/** Ends a run that takes too long. */
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
