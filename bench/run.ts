import { measureGrowth } from "./growth.ts";
import { measureLadder } from "./ladder.ts";

/** Leaves out what the run before has written. */
const EARLIER = ":!bench/results.json";

/** Measures everything, writes bench/results.json with the commit it belongs to, and fails below a bound. */
async function main(): Promise<void> {
  const commit = await git("rev-parse", "HEAD");
  const changes = await git("status", "--porcelain", "--", ".", EARLIER);
  const ladder = await measureLadder();
  const growth = await measureGrowth();
  const result = {
    commit,
    /** Whether nothing but the commit was measured. */
    clean: changes === "",
    measured_at: new Date().toISOString(),
    ladder,
    growth,
  };
  await Deno.writeTextFile(
    new URL("results.json", import.meta.url),
    JSON.stringify(result, null, 2) + "\n",
  );
  console.table(ladder);
  console.table([growth]);
  const missed = ladder.filter(({ ratio, atLeast }) => ratio < atLeast).length;
  if (missed > 0 || growth.ratio > growth.atMost) Deno.exit(1);
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await new Deno.Command("git", { args }).output();
  return new TextDecoder().decode(stdout).trim();
}

if (import.meta.main) await main();
