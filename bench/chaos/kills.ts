import { ok } from "node:assert/strict";
import { SETUP_TOKEN, signInAt } from "@/tests/helpers/live_admin.ts";
import { startServer } from "@/tests/helpers/server_process.ts";
import { type Outcome, Tally } from "./outcome.ts";
import { checkPromises } from "./promises.ts";
import { type Promised, Writer } from "./writer.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

const WRITERS = 4;
/** Acknowledged writes before the first kill; each further kill comes a few writes later. */
const WRITES = 20;
const LATER = 3;
/**
 * Kills for each store. Each kill is followed by a check of all acknowledged writes, so a store must not grow too
 * large.
 */
const KILLS_OF_STORE = 20;
/** More refusals than this before a kill mean that the server is broken, not busy. */
const MAX_REFUSALS = 100;

/** Kills a server several times under mixed writes, and checks the acknowledged writes after each kill. */
export async function killUnderWrites(kills: number): Promise<Outcome> {
  const tally = new Tally("lost", "torn", "doubled", "dangling");
  for (let done = 0; done < kills; done += KILLS_OF_STORE) {
    const count = Math.min(KILLS_OF_STORE, kills - done);
    await killOnOneStore(count, tally);
  }
  return tally;
}

async function killOnOneStore(kills: number, tally: Tally): Promise<void> {
  await using folder = new TempFolder();
  const variables = { KV_PATH: `${folder.path}/waybill.kv`, SETUP_TOKEN };
  const promises: Promised[] = [];
  let cookie = "";
  for (let kill = 0; kill < kills; kill++) {
    const server = await startServer(variables);
    cookie ||= await signInAt(server.address);
    const writer = new Writer(server.address, cookie);
    await writeUntilKilled(writer, promises, {
      writes: WRITES + kill * LATER,
      kill: () => server.kill(),
    });
    tally.count("kills");
    tally.count("acknowledged writes", writer.acknowledged);
    tally.count("refused writes", writer.refused);
    await checkPromises(variables.KV_PATH, promises, tally);
  }
}

async function writeUntilKilled(
  writer: Writer,
  promises: Promised[],
  { writes, kill }: { writes: number; kill: () => Promise<void> },
): Promise<void> {
  let isAlive = true;
  async function write(): Promise<void> {
    try {
      while (isAlive) await writer.writeParcel(promises);
    } finally {
      // A failed writer ends the run, because the others could continue forever.
      isAlive = false;
    }
  }
  async function end(): Promise<void> {
    try {
      while (isAlive && writer.acknowledged < writes) {
        ok(writer.refused < MAX_REFUSALS, "the server is busy for ever");
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      ok(writer.underWay > 0, "the kill comes while something is written");
    } finally {
      isAlive = false;
      await kill();
    }
  }
  const writing = Array.from({ length: WRITERS }, write);
  const [ended, ...results] = await Promise.allSettled([end(), ...writing]);
  for (const result of results) {
    // Ignore only the errors of requests that the kill cut off, not wrong responses of a running server.
    if (result.status === "rejected") {
      ok(result.reason instanceof TypeError, String(result.reason));
    }
  }
  if (ended.status === "rejected") throw ended.reason;
}
