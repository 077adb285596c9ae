import type { Server } from "./servers.ts";
import type { Questions } from "./turns.ts";

/** One step of the ladder: the requests to both servers. */
export interface Rung extends Questions {
  name: string;
  /** The request headers for recording the response; by default those of the load. */
  recorded?: Record<string, string>;
  /** Whether the bare server first makes the reads of a look-up. */
  reads?: true;
  /** Whether the bare server compresses the body for each request. */
  gzips?: true;
  /** The lowest ratio that passes. */
  atLeast: number;
}

const BROTLI = { "accept-encoding": "gzip, deflate, br, zstd" };
const GZIP = { "accept-encoding": "gzip" };
const PLAIN = { "accept-encoding": "identity" };

/** Returns every rung, from the most expensive response to the cheapest. */
export async function listRungs(
  app: Server,
  codes: string[],
): Promise<Rung[]> {
  return [
    ...lookupRungs(codes),
    ...await pageRungs(app, "/"),
    ...await pageRungs(app, "/pages/about-us"),
    {
      name: "GET a chunk",
      paths: [await findChunk(app, codes[0]!)],
      headers: BROTLI,
      atLeast: 0.8,
    },
  ];
}

/** Look-ups, each of a different code. */
function lookupRungs(codes: string[]): Rung[] {
  const pages = codes.map((code) => `/track.html?code=${code}`);
  return [
    {
      name: "GET /track.html?code=, compressed",
      ...{ paths: pages, headers: GZIP, reads: true, gzips: true },
      atLeast: 0.4,
    },
    {
      name: "GET /track.html?code=, uncompressed",
      ...{ paths: pages, headers: PLAIN, reads: true, atLeast: 0.2 },
    },
    {
      name: "GET /api/parcels/{code}",
      paths: codes.map((code) => `/api/parcels/${code}`),
      ...{ headers: PLAIN, reads: true, atLeast: 0.8 },
    },
  ];
}

/** A cached page in two encodings, and its 304 compared with the page that the 304 saves. */
async function pageRungs(app: Server, path: string): Promise<Rung[]> {
  const response = await fetch(app.origin + path, { headers: BROTLI });
  await response.body?.cancel();
  const etag = response.headers.get("etag");
  if (etag === null) throw new Error(`"${path}" lacks an ETag`);
  const paths = [path];
  return [
    {
      name: `GET ${path}, uncompressed`,
      ...{ paths, headers: PLAIN, atLeast: 0.5 },
    },
    { name: `GET ${path}, in brotli`, paths, headers: BROTLI, atLeast: 0.7 },
    {
      name: `GET ${path}, not modified, beside the page uncompressed`,
      headers: { ...BROTLI, "if-none-match": etag },
      ...{ paths, recorded: PLAIN, atLeast: 1.2 },
    },
  ];
}

async function findChunk(app: Server, code: string): Promise<string> {
  const page = await fetch(`${app.origin}/track.html?code=${code}`);
  const chunk = /modulepreload" href="([^"]+)"/.exec(await page.text())?.[1];
  if (chunk === undefined) throw new Error("The tracking page names no chunk");
  return chunk;
}
