import { join } from "node:path";
import { type Known, makeStore } from "./ladder_store.ts";
import { listRungs, type Rung } from "./rungs.ts";
import { record, startApp, startBare } from "./servers.ts";
import { compare, type Figure, takeTurns } from "./turns.ts";

/** Where the ladder works, and the store that the app serves there. */
interface Place {
  dir: string;
  store: string;
}

/**
 * The ladder: what the app costs beside a bare `Deno.serve` that answers the same bytes with the same headers, each in a
 * process of its own that was started for this rung. Measures every rung, or those whose name holds a text.
 */
export async function measureLadder(part = ""): Promise<Figure[]> {
  const dir = await Deno.makeTempDir({ prefix: "waybill_bench_" });
  try {
    const store = join(dir, "bench.kv");
    const { codes, cookie } = await makeStore(store);
    const figures: Figure[] = [];
    for (const rung of await findRungs(store, { codes, cookie })) {
      if (!rung.name.includes(part)) continue;
      figures.push(await measure(rung, { dir, store }));
    }
    return figures;
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
}

async function findRungs(store: string, known: Known): Promise<Rung[]> {
  await using app = await startApp(store);
  return await listRungs(app, known);
}

async function measure(rung: Rung, { dir, store }: Place): Promise<Figure> {
  const { recorded = rung.headers, reads = false } = rung;
  await using app = await startApp(store);
  const answer = await record(app.origin + rung.paths[0], recorded);
  await using bare = await startBare(answer, dir, reads ? [store] : []);
  const [ours, theirs] = await takeTurns([app, bare], rung, dir);
  return compare(rung, ours!, theirs!);
}
