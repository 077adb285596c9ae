import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setMark } from "@/lib/migrations/marks.ts";
import { callAt, SETUP_TOKEN, signInAt } from "@/tests/helpers/live_admin.ts";
import { median, round } from "./figures.ts";
import { fillFile, setCount } from "./fill.ts";
import { markFormer } from "./former_writer.ts";
import { merge, stamp } from "./results.ts";
import { type Server, startApp } from "./servers.ts";
import { compare, type Questions, showFigures, takeTurns } from "./turns.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";
import { openKv } from "@/lib/store/open.ts";

/**
 * Compares this version with an older one in another folder, built and with its packages installed: `deno task
 * bench:versions <folder>`. Writes bench/versions.json.
 */

/** A version of the app with its own store. */
interface Version {
  server: Server;
  store: string;
  cookie: string;
}

/** The update rates of both versions, and the growth of their files per update. */
interface Updates {
  /** The median of the rounds' ratios of rates. */
  ratio: number;
  spread: [lowest: number, highest: number];
  atLeast: number;
  /** Bytes on disk per update, for each version. */
  bytes: [present: number, older: number];
}

const PARCELS = 20_000;
const ROUNDS = 9;
const UPDATES = 600;
const TOGETHER = 16;
/** The minimum ratio of update rates: an update may take 1.1 times as long as in the older version. */
const AT_LEAST = 0.9;

async function main([older]: string[]): Promise<void> {
  if (older === undefined) throw new Error("Name the folder of the older one");
  const measured = await stamp();
  await using dir = new TempFolder();
  const stores = ["present.kv", "older.kv"].map((name) => join(dir.path, name));
  const codes = await fillStore(stores[0]!);
  await Deno.copyFile(stores[0]!, stores[1]!);
  const present = await start(stores[0]!, Deno.cwd());
  const before = await start(stores[1]!, older);
  const reads = await measureReads([present, before], codes, dir.path);
  const ids = await readIds(present);
  const updates = await measureUpdates([present, before], ids);
  showFigures(reads);
  console.table([updates]);
  await merge("versions.json", { ...measured, reads, updates });
  if (updates.ratio < updates.atLeast) Deno.exitCode = 1;
}

async function fillStore(store: string): Promise<string[]> {
  const kv = await openKv(store);
  // Prevents the older version from converting the store, and this one from blocking the older one's writes.
  await kv.transact((tx) => setMark(tx));
  await markFormer(kv);
  await setCount(kv, PARCELS);
  kv.close();
  const codes = fillFile(store, { length: PARCELS });
  flush(store);
  return codes;
}

async function start(store: string, folder: string): Promise<Version> {
  const server = await startApp(store, { folder, env: { SETUP_TOKEN } });
  return { server, store, cookie: await signInAt(server.origin) };
}

async function measureReads(
  versions: Version[],
  codes: string[],
  dir: string,
) {
  const visitor = { "accept-encoding": "gzip" };
  const questions: [name: string, asked: Questions, signedIn?: true][] = [
    ["GET /", { paths: ["/"], headers: visitor }],
    ["GET /track.html?code=", {
      paths: codes.map((code) => `/track.html?code=${code}`),
      headers: visitor,
    }],
    ["GET /api/parcels/{code}", {
      paths: codes.map((code) => `/api/parcels/${code}`),
      headers: visitor,
    }],
    ["GET /api/parcels", { paths: ["/api/parcels"], headers: {} }, true],
    ["GET /control/parcels/list.html", {
      // Versions differ in the number of rows that they show if none is asked for.
      paths: ["/control/parcels/list.html?per_page=15"],
      headers: visitor,
    }, true],
  ];
  const figures = [];
  for (const [name, asked, signedIn] of questions) {
    const cookies = versions.map(({ cookie }) => signedIn && { cookie });
    const servers = versions.map(({ server }) => server);
    const [present, older] = await takeTurns(servers, asked, dir, cookies);
    figures.push(compare({ name }, present!, older!));
  }
  return figures;
}

async function readIds({ server, cookie }: Version): Promise<string[]> {
  const url = `${server.origin}/api/parcels?per_page=100`;
  const { data } = await (await fetch(url, { headers: { cookie } })).json();
  return data.data.map(({ id }: { id: string }) => id);
}

/** Updates parcels of both versions in turns, then stops both and measures their files. */
async function measureUpdates(
  versions: Version[],
  ids: string[],
): Promise<Updates> {
  const sizes = versions.map(({ store }) => flush(store));
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [present, older] = versions;
    const rate = await updateRate(present!, ids, round);
    ratios.push(rate / await updateRate(older!, ids, round));
  }
  for (const { server } of versions) await server[Symbol.asyncDispose]();
  const [present, older] = versions.map(({ store }, at) =>
    Math.round((flush(store) - sizes[at]!) / (ROUNDS * UPDATES))
  );
  return {
    ratio: round(median(ratios)),
    spread: [round(Math.min(...ratios)), round(Math.max(...ratios))],
    atLeast: AT_LEAST,
    bytes: [present!, older!],
  };
}

/** Returns the updates per second of several clients. */
async function updateRate(
  { server, cookie }: Version,
  ids: string[],
  round: number,
): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(Array.from({ length: TOGETHER }, async () => {
    while (next < UPDATES) {
      const number = next++;
      const body = {
        id: ids[number % ids.length],
        status: `Status ${round} ${number}`,
        current_location: `Harbour ${number}`,
      };
      const call = { method: "PATCH", cookie, body };
      const response = await callAt(server.origin, "/parcels", call);
      const { errors } = await response.json();
      if (errors.length > 0) throw new Error(errors.join());
    }
  }));
  return UPDATES / (performance.now() - began) * 1_000;
}

/** Writes SQLite's journal back into the file, and returns the bytes of its used pages. */
function flush(store: string): number {
  using database = new DatabaseSync(store);
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  const read = (name: string) =>
    Number(database.prepare(`PRAGMA ${name}`).get()![name]);
  const used = read("page_count") - read("freelist_count");
  return used * read("page_size");
}

await main(Deno.args);
