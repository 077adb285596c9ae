import { ok } from "node:assert/strict";
import { delay } from "deno-std/async/delay.js";
import { Denokv } from "@/tests/helpers/denokv.ts";
import { SETUP_TOKEN, signInAt } from "@/tests/helpers/live_admin.ts";
import { startServer } from "@/tests/helpers/server_process.ts";
import { type Outcome, Tally } from "./outcome.ts";
import { checkPromises } from "./promises.ts";
import { type Promised, Writer } from "./writer.ts";

const SERVERS = 2;
/** Concurrent writers for each server. */
const TOGETHER = 2;
/** The number of acknowledged writes before a kill; it grows by one each time. */
const WRITES = 60;
/** After this time a server that acknowledges nothing is broken. */
const PATIENCE_MS = 60_000;
/** Abandoned commits may still be retried, so a fault counts only if it lasts longer than this. */
const RETRIES = { times: 5, ms: 1_000 };

/**
 * Kills denokv several times under mixed writes from two servers, and checks the acknowledged writes after each kill.
 */
export async function killDenokv(kills: number): Promise<Outcome> {
  const tally = new Tally("lost", "torn", "doubled", "dangling");
  await using denokv = await Denokv.start();
  const servers = await Promise.all(
    Array.from(
      { length: SERVERS },
      () => startServer({ KV_PATH: denokv.path, SETUP_TOKEN }),
    ),
  );
  try {
    const cookie = await signInAt(servers[0]!.address);
    const writers = servers.map(({ address }) => new Writer(address, cookie));
    const promises: Promised[] = [];
    for (let kill = 0; kill < kills; kill++) {
      await writeWhile(writers, promises, async (reach) => {
        await reach(() => sum(writers, "acknowledged") >= WRITES + kill);
        ok(sum(writers, "underWay") > 0, "no write is under way");
        await denokv.kill();
        await denokv.restart();
        const before = writers.map(({ acknowledged }) => acknowledged);
        await reach(() =>
          writers.every((writer, at) => writer.acknowledged > before[at]!)
        );
      });
      tally.count("kills");
      tally.count("acknowledged writes", sum(writers, "acknowledged"));
      tally.count("refused writes", sum(writers, "refused"));
      for (const writer of writers) writer.acknowledged = writer.refused = 0;
      await checkSettled(denokv.file, promises, tally);
    }
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
  return tally;
}

function sum(
  writers: Writer[],
  count: "acknowledged" | "refused" | "underWay",
): number {
  return writers.reduce((total, writer) => total + writer[count], 0);
}

/** Writes parcels until `act` has ended. Its argument `reach` waits until a condition holds. */
async function writeWhile(
  writers: Writer[],
  promises: Promised[],
  act: (reach: (holds: () => boolean) => Promise<void>) => Promise<void>,
): Promise<void> {
  let goesOn = true;
  async function write(writer: Writer): Promise<void> {
    try {
      while (goesOn) await writer.writeParcel(promises);
    } finally {
      goesOn = false;
    }
  }
  async function reach(holds: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (goesOn && !holds()) {
      ok(performance.now() < end, "a server acknowledges nothing");
      await delay(1);
    }
  }
  const all = writers.flatMap((writer) => Array(TOGETHER).fill(writer));
  const acting = act(reach).finally(() => goesOn = false);
  const results = await Promise.allSettled([...all.map(write), acting]);
  for (const result of results) {
    if (result.status === "rejected") throw result.reason;
  }
}

async function checkSettled(
  file: string,
  promises: Promised[],
  tally: Tally,
): Promise<void> {
  for (let left = RETRIES.times; left > 0; left--) {
    const found = new Tally();
    await checkPromises(file, promises, found);
    if (found.details.length === 0 || left === 1) return tally.add(found);
    await delay(RETRIES.ms);
  }
}
