import { join } from "node:path";
import { openSite } from "@/tests/helpers/store.ts";
import { fillFile, setCount } from "./fill.ts";
import { listRungs, type Rung } from "./rungs.ts";
import { record, startApp, startBare } from "./servers.ts";
import { compare, type Figure, takeTurns } from "./turns.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

/** The folder of the ladder and the store of the app. */
interface Place {
  dir: string;
  store: string;
}

/** Enough parcels that a rung does not repeat a look-up within seconds. */
const PARCELS = 50_000;

/**
 * Measures the cost of the app relative to a bare `Deno.serve` that replays its responses, each in a new process for
 * every rung. Measures the whole ladder, or the rungs whose name contains `part`.
 */
export async function measureLadder(part = ""): Promise<Figure[]> {
  await using dir = new TempFolder();
  const store = join(dir.path, "bench.kv");
  const codes = await fillStore(store);
  const figures: Figure[] = [];
  for (const rung of await findRungs(store, codes)) {
    if (!rung.name.includes(part)) continue;
    figures.push(await measure(rung, { dir: dir.path, store }));
  }
  return figures;
}

/** Fills a store with parcels, each with a history, and returns their codes. */
async function fillStore(store: string): Promise<string[]> {
  const kv = await openSite(store);
  await setCount(kv, PARCELS);
  kv.close();
  return fillFile(store, { length: PARCELS });
}

async function findRungs(store: string, codes: string[]): Promise<Rung[]> {
  await using app = await startApp(store);
  return await listRungs(app, codes);
}

async function measure(rung: Rung, { dir, store }: Place): Promise<Figure> {
  const { recorded = rung.headers, reads = false, gzips = false } = rung;
  await using app = await startApp(store);
  const answer = await record(app.origin + rung.paths[0], recorded);
  const task = { answer, gzips, store: reads ? store : null };
  await using bare = await startBare(task, dir);
  const [ours, theirs] = await takeTurns([app, bare], rung, dir);
  return compare(rung, ours!, theirs!);
}
