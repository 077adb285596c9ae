import { join } from "node:path";
import { openKv } from "@/lib/kv.ts";
import { fill } from "./fill.ts";
import { load } from "./load.ts";
import { record, type Server, startServer } from "./servers.ts";

/**
 * The ladder: what the app costs beside a bare `Deno.serve` that answers the same bytes with the same headers. Both run
 * in processes of their own and are loaded in turn, round after round; a figure is the median of the rounds' ratios.
 */
interface Rung {
  name: string;
  paths: string[];
  /** What the load generator sends to both. */
  headers: Record<string, string>;
  /** The headers of the request whose answer the bare server repeats; by default the same. */
  recorded?: Record<string, string>;
  /** Whether the bare server first makes the reads of a look-up. */
  reads?: true;
  /** The least ratio we hold ourselves to. */
  atLeast: number;
}

export interface Measured {
  name: string;
  /** The median of the rounds' ratios. */
  ratio: number;
  atLeast: number;
  /** The lowest and the highest ratio of a round: far apart, they say that something else was running. */
  spread: [lowest: number, highest: number];
  /** Requests a second, medians of the rounds. */
  app: number;
  bare: number;
}

const PARCELS = 10_000;
const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP = 2;
/** What browsers send. */
const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Measures every rung, or those whose name holds a text. */
export async function measureLadder(part = ""): Promise<Measured[]> {
  const dir = await Deno.makeTempDir({ prefix: "waybill_bench_" });
  try {
    const store = join(dir, "bench.kv");
    const kv = await openKv(store);
    const codes = await fill(kv, PARCELS);
    kv.close();
    await using app = await startApp(store);
    const measured: Measured[] = [];
    for (const rung of await rungs(app, codes)) {
      if (!rung.name.includes(part)) continue;
      measured.push(await measure(rung, { app, dir, store }));
    }
    return measured;
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
}

function startApp(store: string): Promise<Server> {
  return startServer(["main.ts"], {
    KV_PATH: store,
    LISTEN: "127.0.0.1",
    PORT: String(20_000 + Math.floor(Math.random() * 20_000)),
    LIMIT_FACTOR: "1000000",
  });
}

async function rungs(app: Server, codes: string[]): Promise<Rung[]> {
  const page = await fetch(`${app.origin}/track.html?code=${codes[0]}`);
  const chunk = /modulepreload" href="([^"]+)"/.exec(await page.text())?.[1];
  const home = await fetch(app.origin, { headers: BROWSER });
  await home.body?.cancel();
  const etag = home.headers.get("etag");
  if (chunk === undefined || etag === null) {
    throw new Error("The pages lack a chunk or an ETag");
  }
  return [
    {
      name: "GET /api/parcels/{code}",
      paths: codes.map((code) => `/api/parcels/${code}`),
      // Scripts ask for no encoding; the bare server makes the same reads.
      headers: {},
      reads: true,
      atLeast: 0.7,
    },
    {
      name: "GET /track.html?code=",
      paths: codes.map((code) => `/track.html?code=${code}`),
      headers: BROWSER,
      atLeast: 0.05,
    },
    { name: "GET /", paths: ["/"], headers: BROWSER, atLeast: 0.5 },
    { name: "GET a chunk", paths: [chunk], headers: BROWSER, atLeast: 0.7 },
    {
      // A bare server has the page as it is: it compresses nothing, and whoever comes back loads all of it again.
      name: "GET /, not modified, beside the whole page as it is",
      paths: ["/"],
      headers: { ...BROWSER, "if-none-match": etag },
      recorded: { "accept-encoding": "identity" },
      atLeast: 1.5,
    },
    {
      // The harder yardstick: a bare server that keeps the page in brotli.
      name: "GET /, not modified, beside the whole page in brotli",
      paths: ["/"],
      headers: { ...BROWSER, "if-none-match": etag },
      recorded: BROWSER,
      atLeast: 1,
    },
  ];
}

async function measure(
  { name, paths, headers, recorded = headers, reads, atLeast }: Rung,
  { app, dir, store }: { app: Server; dir: string; store: string },
): Promise<Measured> {
  const pathsFile = join(dir, "paths.txt");
  await Deno.writeTextFile(pathsFile, paths.join("\n"));
  const answer = await record(app.origin + paths[0], recorded);
  await Deno.writeTextFile(join(dir, "recorded.json"), JSON.stringify(answer));
  await using bare = await startServer([
    "bench/bare.ts",
    dir,
    ...(reads ? [store] : []),
  ]);
  const rates: { ours: number; theirs: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const options = { seconds: round === 0 ? WARM_UP : SECONDS, headers };
    const ours = await load(app.origin, pathsFile, options);
    const theirs = await load(bare.origin, pathsFile, options);
    if (round > 0) rates.push({ ours: ours.rate, theirs: theirs.rate });
  }
  const ratios = rates.map(({ ours, theirs }) => ours / theirs);
  return {
    name,
    ratio: rounded(median(ratios)),
    atLeast,
    spread: [rounded(Math.min(...ratios)), rounded(Math.max(...ratios))],
    app: Math.round(median(rates.map(({ ours }) => ours))),
    bare: Math.round(median(rates.map(({ theirs }) => theirs))),
  };
}

function rounded(ratio: number): number {
  return Math.round(ratio * 1000) / 1000;
}

/** Gives the middle one of an odd number of figures. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}
