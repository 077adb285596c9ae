import { openKv } from "@/lib/store/open.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { seedAdmin, startedSession } from "@/tests/helpers/admin.ts";
import {
  type ServerProcess,
  startServer,
} from "@/tests/helpers/server_process.ts";
import { median, round } from "../figures.ts";
import { readMemory } from "../usage.ts";
import { sampleCodes } from "./codes.ts";
import { RARE } from "./table.ts";

/** A figure of the server on both tables: the medians of the rounds, and the median of their ratios. */
export interface ComparedFigure {
  small: number;
  large: number;
  ratio: number;
  atMost: number;
}

/** The requests to a server on either table. */
interface Load {
  /** Each one gets one tracking page and one call. */
  codes: string[];
  /** The member's cookie. */
  cookie: string;
}

interface Round {
  small: number;
  large: number;
}

const ROUNDS = { boot: 21, memory: 5 };
const CODES = 1_000;
const LISTS = 100;
const AT_MOST = { boot: 1.2, memory: 1.2 };

/**
 * Starts the server on both files in turn, and measures the milliseconds until its first response and its resident
 * megabytes after the same load of tracking pages, calls, lists and searches.
 */
export async function measureServers(
  small: string,
  large: string,
): Promise<{ boot: ComparedFigure; memory: ComparedFigure }> {
  const loads = { small: await makeLoad(small), large: await makeLoad(large) };
  return {
    boot: await compare("boot", async () => ({
      small: await measureBoot(small),
      large: await measureBoot(large),
    })),
    memory: await compare("memory", async () => ({
      small: await measureMemory(small, loads.small),
      large: await measureMemory(large, loads.large),
    })),
  };
}

async function compare(
  name: keyof typeof ROUNDS,
  measure: () => Promise<Round>,
): Promise<ComparedFigure> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS[name]; round++) {
    rounds.push(await measure());
  }
  const middle = (of: (round: Round) => number) =>
    round(median(rounds.map(of)));
  return {
    small: middle((round) => round.small),
    large: middle((round) => round.large),
    ratio: middle((round) => round.large / round.small),
    atMost: AT_MOST[name],
  };
}

async function makeLoad(file: string): Promise<Load> {
  using kv = await openKv(file);
  const codes = await sampleCodes(kv, CODES);
  return { codes, cookie: `sid=${await startSession(kv)}` };
}

async function startSession(kv: Kv): Promise<string> {
  return await startedSession(kv, await seedAdmin(kv));
}

async function measureBoot(file: string): Promise<number> {
  const since = performance.now();
  const server = await start(file);
  const ms = performance.now() - since;
  await server.end();
  return ms;
}

async function measureMemory(file: string, load: Load): Promise<number> {
  const server = await start(file);
  await send(server, load);
  const { now } = await readMemory(server.pid);
  await server.end();
  return now;
}

/** Starts a server and waits for its first response. */
async function start(KV_PATH: string): Promise<ServerProcess> {
  const server = await startServer({ KV_PATH, LIMIT_FACTOR: "1000000" });
  await ask(server, "/healthz");
  return server;
}

async function send(
  server: ServerProcess,
  { codes, cookie }: Load,
): Promise<void> {
  for (const code of codes) {
    await ask(server, `/track.html?code=${code}`);
    await ask(server, `/api/parcels/${code}`);
  }
  const headers = { cookie, "content-type": "application/json" };
  const search = (text: string): RequestInit => {
    return { method: "POST", headers, body: JSON.stringify({ search: text }) };
  };
  for (let count = 0; count < LISTS; count++) {
    await ask(server, `/api/parcels?page=${count % 50 + 1}`, { headers });
    await ask(server, "/api/parcels/search", search(RARE));
    // All parcels have this word.
    await ask(server, "/api/parcels/search", search("Recipient"));
  }
}

async function ask(
  { address }: ServerProcess,
  path: string,
  init?: RequestInit,
): Promise<void> {
  const response = await fetch(address + path, init);
  await response.body?.cancel();
  if (response.status !== 200) {
    throw new Error(`${path} answers ${response.status}`);
  }
}
