import { measureGrowth } from "./growth.ts";
import { measureLadder } from "./ladder.ts";
import { measurePaging } from "./paging.ts";
import { merge, stamp } from "./results.ts";
import { LARGE, openTable } from "./tables.ts";

/**
 * Measures everything, writes bench/results.json with the commit it belongs to, and fails below a bound. With an
 * argument it only shows the rungs whose name holds it.
 */
async function main(part?: string): Promise<void> {
  if (part !== undefined) return console.table(await measureLadder(part));
  const measured = await stamp();
  const ladder = await measureLadder();
  await using large = await openTable(LARGE);
  const growth = await measureGrowth(large);
  const paging = await measurePaging(large);
  await merge({
    ...measured,
    ladder,
    growth,
    paging: { ...measured, figures: paging },
  });
  console.table(ladder);
  console.table([growth]);
  console.table(paging);
  const missed = [
    ...ladder.filter(({ ratio, atLeast }) => ratio < atLeast),
    ...[growth, ...paging].filter(({ ratio, atMost }) => ratio > atMost),
  ];
  if (missed.length > 0) Deno.exitCode = 1;
}

if (import.meta.main) await main(Deno.args[0]);
