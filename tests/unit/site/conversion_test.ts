import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { delay } from "deno-std/async/delay.js";
import { parseEnv } from "@/lib/env.ts";
import { FORMER_MARK, formOf } from "@/lib/migrations/marks.ts";
import { ConversionFailed } from "@/lib/migrations/rows.ts";
import { findConversion } from "@/lib/site/conversion.ts";
import { serve } from "@/lib/site/serve.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { memoryKv, test } from "@/tests/helpers/domain.ts";
import type { Faults } from "@/tests/helpers/faulty_store.ts";
import { loadFormer } from "@/tests/helpers/former_store.ts";
import { memoryLog } from "@/tests/helpers/log.ts";
import { EnvError } from "@/lib/env_values.ts";

const env = parseEnv({ PORT: "0", LISTEN: "127.0.0.1", KV_PATH: ":memory:" });
const print = () => undefined;
const BROKEN = ["trash_parcels", "broken"];

/** Converts a store; returns the listener if a conversion was needed. */
async function start(kv: Kv, options = {}) {
  const { log } = memoryLog();
  const conversion = await findConversion({ kv, env, log, print, ...options });
  await conversion?.finish();
  return conversion?.listener;
}

/** Opens a store of version 2.1.0; `entry` makes its conversion fail. */
async function formerKv(entry?: object): Promise<Kv> {
  const kv = await memoryKv();
  await loadFormer(kv);
  if (entry !== undefined) await kv.transact((tx) => tx.set(BROKEN, entry));
  return kv;
}

async function expectUnavailable(address: string): Promise<void> {
  const answer = await fetch(address);
  equal(answer.status, 503);
  await answer.body?.cancel();
}

Deno.test("the site returns 503 during the conversion and takes over without refusing a connection", async () => {
  // The server closes this store.
  const faults: Faults = {
    before: async ({ kind }) => void (kind === "commit" && await delay(60)),
  };
  const kv = await memoryKv({ faults });
  await loadFormer(kv);
  const seen: number[] = [];
  let asking: Promise<void> | undefined;
  let isOver = false;
  async function ask(address: string): Promise<void> {
    while (!isOver) {
      const headers = { connection: "close" };
      const { status } = await fetch(`${address}/healthz`, { headers });
      if (seen.at(-1) !== status) seen.push(status);
    }
  }
  const listener = await start(kv, {
    print: (line: string) => asking = ask(/http:\/\/[^/]+/.exec(line)![0]),
  });
  const server = await serve(() => new Response("served"), {
    ...{ kv, env, log: memoryLog().log, listener },
    ...{ flush: () => undefined, print: () => undefined },
  });
  equal(server.address, listener!.address);
  await delay(50);
  isOver = true;
  await asking;
  deepEqual(seen, [503, 200]);
  await server.stop();
});

test("a site with current data or no data listens immediately", async (kv) => {
  equal(await start(kv), undefined);
  equal(await formOf(kv), "present");
  equal(await start(kv), undefined);
});

Deno.test("a site whose data is older than 2.1.0 does not start", async () => {
  using kv = await formerKv();
  await kv.transact((tx) => tx.delete(FORMER_MARK));
  await rejects(start(kv), (error) => {
    ok(error instanceof EnvError);
    match(error.message, /start 2\.1\.0 once and let it finish/);
    return true;
  });
});

Deno.test("a failed conversion logs the invalid entry and stops the start", async () => {
  using kv = await formerKv({});
  const { log, lines } = memoryLog();
  await rejects(start(kv, { log }));
  const failed = lines.find(({ event }) => event === "conversion.failed");
  deepEqual(failed?.key, BROKEN);
  match(String(failed?.detail), /^TypeError: /);
});

Deno.test("a sleeping site is converted by requests and by runDue(), and then starts", async () => {
  using kv = await formerKv();
  const { log, lines } = memoryLog();
  let runs = 0;
  const conversion = await findConversion({ kv, env, log, print });
  const { listener } = conversion!;
  const site = conversion!.inSteps(async () => {
    listener.handler = () => new Response("served");
    const runDue = async () => void await Promise.resolve(runs++);
    const stop = () => listener.server.shutdown();
    return await Promise.resolve({ address: "", runDue, stop });
  });
  await delay(50);
  equal(await formOf(kv), "former", "nothing goes on by itself");
  await expectUnavailable(site.address);
  // Joins the step begun by the request if it is still running.
  await site.runDue();
  equal(await formOf(kv), "present");
  equal(await (await fetch(site.address)).text(), "served");
  const before = runs;
  await site.runDue();
  equal(runs, before + 1);
  const events = lines.map(({ event }) => event);
  deepEqual(events, ["conversion.started", "conversion.ended"]);
  await site.stop();
});

Deno.test("a sleeping site tries an entry that cannot be converted once and keeps answering", async () => {
  using kv = await formerKv({});
  const { log, lines } = memoryLog();
  const conversion = await findConversion({ kv, env, log, print });
  const start = () => Promise.reject(new Error("It is not converted"));
  const site = conversion!.inSteps(start);
  await rejects(site.runDue(), ConversionFailed);
  await expectUnavailable(site.address);
  await rejects(site.runDue(), ConversionFailed);
  const events = lines.map(({ event }) => event);
  deepEqual(events, ["conversion.started", "conversion.failed"]);
  await site.stop();
});
