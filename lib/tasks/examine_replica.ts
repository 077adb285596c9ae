import { dirname, resolve } from "node:path";
import type { Env, Replica } from "../env.ts";
import { error, type Finding, fine, warning } from "./examine.ts";
import { isOfSystem, isThere } from "./operator.ts";
import { isFile } from "@/lib/env_values.ts";

const PRIVATE = "700";
const MODE_BITS = 0o777;

const MINUTE_MS = 60_000;
/** Generous: Litestream copies a change, its own bookkeeping included, within a second. */
const MAX_BEHIND_MS = MINUTE_MS;
/** Matches complete files; on a full disk Litestream leaves incomplete ones. */
const COMPLETE = /^[0-9a-f]{16}-[0-9a-f]{16}\.ltx$/;

/** Checks that the replica of the database file exists, is private, is on another disk and is up to date. */
export async function* examineReplica(
  { kvPath, replica }: Env,
): AsyncGenerator<Finding> {
  if (replica === undefined) return;
  if (!isFile(kvPath)) {
    return yield warning(
      "REPLICA_PATH is set, but KV_PATH is not a file: there is nothing to replicate",
    );
  }
  try {
    yield* examineFolder(resolve(kvPath), replica);
  } catch (thrown) {
    if (!isOfSystem(thrown)) throw thrown;
    yield error(`${replica.path} cannot be examined: ${thrown.message}`);
  }
}

async function* examineFolder(
  file: string,
  replica: Replica,
): AsyncGenerator<Finding> {
  const { path } = replica;
  const newest = await newestIn(`${path}/ltx`);
  if (newest === 0) {
    return yield error(
      `${path} has no replica: is the service waybill-replica running?`,
    );
  }
  const { mode, dev } = await Deno.stat(path);
  const bits = ((mode ?? 0) & MODE_BITS).toString(8);
  if (bits !== PRIVATE) {
    yield warning(`${path} has the mode ${bits}: run chmod 700`);
  }
  if (dev === (await Deno.stat(dirname(file))).dev) {
    yield warning(
      `${path} is on the disk of the database, with which it would be lost`,
    );
  }
  const behindMs = Math.max(0, await lastChange(file) - newest);
  yield judge(replica, { bits, newest, behindMs });
}

function judge(
  { path, days }: Replica,
  { bits, newest, behindMs }: {
    bits: string;
    newest: number;
    behindMs: number;
  },
): Finding {
  const behind = `${Math.round(behindMs / 1_000)} s behind the database`;
  if (behindMs > MAX_BEHIND_MS) {
    return error(
      `The replica in ${path} is ${behind}: is the service waybill-replica running, and is there room?`,
    );
  }
  const age = inMinutes(Date.now() - newest);
  return fine(
    `The replica in ${path} (mode ${bits}) is ${behind}; its newest file is ${age} old, and earlier states are gone after ${days} days`,
  );
}

/** Returns the modification time of the newest complete file below a folder; 0 if there is none. */
async function newestIn(folder: string): Promise<number> {
  if (!await isThere(folder)) return 0;
  let newest = 0;
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) newest = Math.max(newest, await newestIn(path));
    if (COMPLETE.test(name)) newest = Math.max(newest, await timeOf(path));
  }
  return newest;
}

/** Returns the time of a database's last change: its journal may be newer than its file. */
async function lastChange(file: string): Promise<number> {
  return Math.max(await timeOf(file), await timeOf(`${file}-wal`));
}

/** Returns the modification time of a file; 0 if it is gone, because Litestream keeps removing files. */
async function timeOf(path: string): Promise<number> {
  try {
    return (await Deno.stat(path)).mtime?.getTime() ?? 0;
  } catch (thrown) {
    if (thrown instanceof Deno.errors.NotFound) return 0;
    throw thrown;
  }
}

function inMinutes(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}
