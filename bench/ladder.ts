import { join } from "node:path";
import { makeStore } from "./ladder_store.ts";
import { listRungs, type Rung } from "./rungs.ts";
import { record, type Server, startApp, startBare } from "./servers.ts";
import { compare, type Figure, takeTurns } from "./turns.ts";

/** Where the ladder works, and the store that the app serves there. */
interface Place {
  app: Server;
  dir: string;
  store: string;
}

/**
 * The ladder: what the app costs beside a bare `Deno.serve` that answers the same bytes with the same headers, each in a
 * process of its own. Measures every rung, or those whose name holds a text.
 */
export async function measureLadder(part = ""): Promise<Figure[]> {
  const dir = await Deno.makeTempDir({ prefix: "waybill_bench_" });
  try {
    const store = join(dir, "bench.kv");
    const { codes, cookie } = await makeStore(store);
    await using app = await startApp(store);
    const figures: Figure[] = [];
    for (const rung of await listRungs(app, { codes, cookie })) {
      if (!rung.name.includes(part)) continue;
      figures.push(await measure(rung, { app, dir, store }));
    }
    return figures;
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
}

async function measure(
  rung: Rung,
  { app, dir, store }: Place,
): Promise<Figure> {
  const { paths, headers, recorded = headers, reads = false } = rung;
  const answer = await record(app.origin + paths[0], recorded);
  await using bare = await startBare(answer, dir, reads ? [store] : []);
  const [ours, theirs] = await takeTurns([app, bare], { paths, headers }, dir);
  return compare(rung, ours!, theirs!);
}
