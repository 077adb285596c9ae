import type { Known } from "./ladder_store.ts";
import type { Server } from "./servers.ts";
import type { Questions } from "./turns.ts";
import { drawZipf } from "./zipf.ts";

/** One step of the ladder: what both servers are asked. */
export interface Rung extends Questions {
  name: string;
  /** The headers of the request whose answer the bare server repeats; by default the same. */
  recorded?: Record<string, string>;
  /** Whether the bare server first makes the reads of a look-up. */
  reads?: true;
  /** The least ratio we hold ourselves to, where we do. */
  atLeast?: number;
}

/** What browsers send. */
const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };
/** A bare server compresses nothing, and whoever comes back loads all of it again. */
const AS_IT_IS = { "accept-encoding": "identity" };
/** How many codes share the visits of a busy day, and how many visits are drawn. */
const POPULAR = 10_000;
const VISITS = 200_000;
/** By then most codes have been asked for before, as on any day after the first one. */
const EARLIER_VISITS = 100_000;

/** Returns every rung, from the dearest answer to the cheapest. */
export async function listRungs(app: Server, known: Known): Promise<Rung[]> {
  const { codes, cookie } = known;
  const visited = drawZipf(POPULAR, VISITS).map((rank) => codes[rank]!);
  return [
    {
      name: "GET /control/parcels/list.html",
      paths: ["/control/parcels/list.html"],
      headers: { ...BROWSER, cookie },
    },
    ...trackingRungs(codes, visited),
    { name: "GET /api/graph", paths: ["/api/graph"], headers: {} },
    ...await pageRungs(app, "/"),
    ...await pageRungs(app, "/pages/about-us"),
    {
      name: "GET a chunk",
      paths: [await findChunk(app, codes[0]!)],
      headers: BROWSER,
      atLeast: 0.8,
    },
  ];
}

/** Every code once before any comes again, then as visitors ask for them. */
function trackingRungs(codes: string[], visited: string[]): Rung[] {
  // Scripts ask for no encoding.
  const script = { headers: {} };
  const browser = { headers: BROWSER };
  const popular = { warmUpVisits: EARLIER_VISITS, atLeast: 0.3 };
  const call = (code: string) => `/api/parcels/${code}`;
  const page = (code: string) => `/track.html?code=${code}`;
  return [
    {
      name: "GET /track.html?code=, every code another",
      ...{ paths: codes.map(page), ...browser, atLeast: 0.07 },
    },
    {
      name: "GET /track.html?code=, every code another, as it is",
      ...{ paths: codes.map(page), headers: AS_IT_IS, atLeast: 0.07 },
    },
    {
      name: "GET /track.html?code=, codes by Zipf",
      ...{ paths: visited.map(page), ...browser, ...popular },
    },
    {
      name: "GET /api/parcels/{code}, every code another, the same reads",
      ...{ paths: codes.map(call), ...script, reads: true, atLeast: 0.85 },
    },
    {
      name: "GET /api/parcels/{code}, codes by Zipf, beside fixed JSON",
      ...{ paths: visited.map(call), ...script, ...popular },
    },
  ];
}

/** A page that is kept, and its 304. */
async function pageRungs(app: Server, path: string): Promise<Rung[]> {
  const response = await fetch(app.origin + path, { headers: BROWSER });
  await response.body?.cancel();
  const etag = response.headers.get("etag");
  if (etag === null) throw new Error(`"${path}" lacks an ETag`);
  const again = { ...BROWSER, "if-none-match": etag };
  return [
    {
      name: `GET ${path}`,
      ...{ paths: [path], headers: BROWSER, atLeast: 0.8 },
    },
    {
      name: `GET ${path}, not modified, beside the whole page as it is`,
      ...{ paths: [path], headers: again, recorded: AS_IT_IS, atLeast: 1.8 },
    },
    {
      // The harder yardstick: a bare server that keeps the page in brotli.
      name: `GET ${path}, not modified, beside the whole page in brotli`,
      ...{ paths: [path], headers: again, recorded: BROWSER, atLeast: 1 },
    },
  ];
}

async function findChunk(app: Server, code: string): Promise<string> {
  const page = await fetch(`${app.origin}/track.html?code=${code}`);
  const chunk = /modulepreload" href="([^"]+)"/.exec(await page.text())?.[1];
  if (chunk === undefined) throw new Error("The tracking page names no chunk");
  return chunk;
}
