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
  headers: Record<string, string>;
  /** What the bare server repeats; by default the answer to the same request. */
  recorded?: Record<string, string>;
  /** Whether the bare server first makes the reads of a look-up. */
  reads?: true;
  /** The least ratio we hold ourselves to. */
  atLeast: number;
}

export interface Measured {
  name: string;
  ratio: number;
  atLeast: number;
  app: number;
  bare: number;
}

const PARCELS = 10_000;
const ROUNDS = 5;
const SECONDS = 3;
const BROTLI = { "accept-encoding": "br" };

/** Measures every rung; requests a second are those of the last round. */
export async function measureLadder(): Promise<Measured[]> {
  const dir = await Deno.makeTempDir({ prefix: "waybill_bench_" });
  try {
    const store = join(dir, "bench.kv");
    const kv = await openKv(store);
    const codes = await fill(kv, PARCELS);
    kv.close();
    await using app = await startApp(store);
    const measured: Measured[] = [];
    for (const rung of await rungs(app, codes)) {
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
  const home = await fetch(app.origin, { headers: BROTLI });
  await home.body?.cancel();
  const etag = home.headers.get("etag");
  if (chunk === undefined || etag === null) {
    throw new Error("The pages lack a chunk or an ETag");
  }
  return [
    {
      name: "GET /api/parcels/{code}",
      paths: codes.map((code) => `/api/parcels/${code}`),
      headers: {},
      reads: true,
      atLeast: 0.7,
    },
    {
      name: "GET /track.html?code=",
      paths: codes.map((code) => `/track.html?code=${code}`),
      headers: BROTLI,
      atLeast: 0.05,
    },
    { name: "GET /", paths: ["/"], headers: BROTLI, atLeast: 0.5 },
    { name: "GET a chunk", paths: [chunk], headers: BROTLI, atLeast: 0.7 },
    {
      name: "GET /, not modified",
      paths: ["/"],
      headers: { ...BROTLI, "if-none-match": etag },
      recorded: BROTLI,
      atLeast: 1.5,
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
  await load(app.origin, pathsFile, { seconds: 1, headers });
  await load(bare.origin, pathsFile, { seconds: 1, headers });
  const ratios: number[] = [];
  let rates = { app: 0, bare: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await load(app.origin, pathsFile, {
      seconds: SECONDS,
      headers,
    });
    const theirs = await load(bare.origin, pathsFile, {
      seconds: SECONDS,
      headers,
    });
    ratios.push(ours.rate / theirs.rate);
    rates = { app: Math.round(ours.rate), bare: Math.round(theirs.rate) };
  }
  return { name, ratio: median(ratios), atLeast, ...rates };
}

/** Gives the middle one of an odd number of figures. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}
