import { openKv } from "@/lib/kv.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import {
  type ServerProcess,
  startServer,
} from "@/tests/helpers/server_process.ts";
import { runTask } from "@/tests/helpers/tasks.ts";
import { median } from "../turns.ts";
import { merge, stamp } from "../results.ts";
import { measureGrowth, sampleCodes } from "./figures.ts";
import { makeTable } from "./table.ts";

const PARCELS = 1_000_000;
const IMAGES = 500;
const SMALL = 1_000;
const FOLDER = `${ROOT}/data/bench`;
const BOOTS = 5;
const AT_MOST = { boot: 1.2, memory: 1.2 };

/**
 * Compares a store of so many parcels, a million unless told, with one of a thousand, each with two activities a parcel;
 * writes the figures to bench/million.json and fails beyond a bound. The files are kept for the next run, in data/bench.
 */
async function main(parcels: number): Promise<void> {
  const measured = await stamp();
  await Deno.mkdir(FOLDER, { recursive: true });
  const [small, large] = [SMALL, parcels].map((size) => `${FOLDER}/${size}.kv`);
  await makeTable(small!, { parcels: SMALL, images: 0 });
  await makeTable(large!, { parcels, images: IMAGES });
  const copies = await copied(small!, large!);
  try {
    const growth = await measureGrowth(...copies);
    const servers = await measureServers(...copies);
    const backup = await measureBackup(large!);
    const results = { parcels, images: IMAGES, growth, ...servers, backup };
    console.log(results);
    await merge("million.json", { ...measured, ...results, atMost: AT_MOST });
    const isBeyond = servers.boot.ratio > AT_MOST.boot ||
      servers.memory.ratio > AT_MOST.memory ||
      growth.some(({ ratio, atMost }) => atMost !== null && ratio > atMost);
    if (isBeyond) Deno.exitCode = 1;
  } finally {
    for (const copy of copies) await remove(copy);
  }
}

/** What is measured writes: on copies, so that the next run finds the same tables. */
async function copied(...files: string[]): Promise<[string, string]> {
  const copies = files.map((file) => `${file}.copy`);
  for (const [at, file] of files.entries()) {
    await Deno.copyFile(file, copies[at]!);
  }
  return copies as [string, string];
}

async function remove(file: string): Promise<void> {
  for (const end of ["", "-wal", "-shm"]) {
    await Deno.remove(file + end).catch(() => undefined);
  }
}

async function measureServers(small: string, large: string) {
  const boots: number[] = [];
  const memories: number[] = [];
  for (let round = 0; round < BOOTS; round++) {
    const ofSmall = await measureServer(small);
    const ofLarge = await measureServer(large);
    boots.push(ofLarge.ms / ofSmall.ms);
    memories.push(ofLarge.megabytes / ofSmall.megabytes);
  }
  return {
    boot: { ratio: median(boots) },
    memory: { ratio: median(memories) },
  };
}

/** Milliseconds until a server listens, and its megabytes after some reads. */
async function measureServer(
  KV_PATH: string,
): Promise<{ ms: number; megabytes: number }> {
  const since = performance.now();
  const server = await startServer({ KV_PATH, LIMIT_FACTOR: "1000000" });
  const ms = performance.now() - since;
  await readSome(server, await codesOf(KV_PATH));
  const status = await Deno.readTextFile(`/proc/${server.pid}/status`);
  await server.end();
  return { ms, megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 };
}

async function codesOf(file: string): Promise<string[]> {
  const kv = await openKv(file);
  try {
    return await sampleCodes(kv);
  } finally {
    kv.close();
  }
}

async function readSome(
  { address }: ServerProcess,
  codes: string[],
): Promise<void> {
  for (const code of codes) {
    const response = await fetch(`${address}/track.html?code=${code}`);
    await response.body?.cancel();
  }
}

async function measureBackup(KV_PATH: string): Promise<{ seconds: number }> {
  const target = `${FOLDER}/backup.kv`;
  const since = performance.now();
  const { code, output } = await runTask("backup", [target], { KV_PATH });
  if (code !== 0) throw new Error(output);
  const seconds = Math.round((performance.now() - since) / 1000);
  await Deno.remove(target);
  await Deno.remove(`${target}.sha256`);
  return { seconds };
}

if (import.meta.main) await main(Number(Deno.args[0] ?? PARCELS));
