import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { delay } from "deno-std/async/delay.js";
import { EnvError, parseEnv } from "@/lib/env.ts";
import { FORMER_MARKS, formOf } from "@/lib/migrations/marks.ts";
import { ConversionFailed } from "@/lib/migrations/migration.ts";
import { findConversion } from "@/lib/site/conversion.ts";
import { serve } from "@/lib/site/serve.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { memoryKv } from "@/tests/helpers/domain.ts";
import { loadFormer } from "@/tests/helpers/former_store.ts";
import { memoryLog } from "@/tests/helpers/log.ts";

const env = parseEnv({
  ...{ PORT: "0", LISTEN: "127.0.0.1", KV_PATH: ":memory:" },
});

/** Converts a store; returns what listens then, or nothing when there was nothing to convert. */
async function start(
  kv: Kv,
  print: (line: string) => void = () => undefined,
  { log } = memoryLog(),
) {
  const conversion = await findConversion({ kv, env, log, print });
  await conversion?.finish();
  return conversion?.listener;
}

Deno.test("the site answers 503 while its data is converted, and takes over without refusing a connection", async () => {
  // Closed by the server.
  const kv = await memoryKv({
    faults: {
      before: async ({ kind }) => void (kind === "commit" && await delay(60)),
    },
  });
  await loadFormer(kv);
  const seen: number[] = [];
  let asking: Promise<void> | undefined;
  let isOver = false;
  async function ask(address: string): Promise<void> {
    while (!isOver) {
      const { status } = await fetch(`${address}/healthz`, {
        headers: { connection: "close" },
      });
      if (seen.at(-1) !== status) seen.push(status);
    }
  }
  const listener = await start(kv, (line) => {
    const [address] = /http:\/\/[^/]+/.exec(line)!;
    asking = ask(address);
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

Deno.test("a site with data of its own version, or without data, listens at once", async () => {
  using kv = await memoryKv();
  equal(await start(kv), undefined);
  equal(await formOf(kv), "present");
  equal(await start(kv), undefined);
});

Deno.test("a site whose data is older than 1.2.0 does not start", async () => {
  using kv = await memoryKv();
  await loadFormer(kv);
  await kv.transact((tx) => tx.delete(FORMER_MARKS[1]!));
  await rejects(start(kv), (error) => {
    ok(error instanceof EnvError);
    match(error.message, /start 1\.2\.0 once and let it finish/);
    return true;
  });
});

Deno.test("a conversion that stops is logged with the entry, and ends the start", async () => {
  using kv = await memoryKv();
  await loadFormer(kv);
  const key = ["trash_parcels", "broken"];
  await kv.transact((tx) => tx.set(key, {}));
  const memory = memoryLog();
  const { lines } = memory;
  await rejects(start(kv, undefined, memory));
  const failed = lines.find(({ event }) => event === "conversion.failed");
  deepEqual(failed?.key, key);
  match(String(failed?.detail), /^TypeError: /);
});

Deno.test("a site that sleeps is converted by requests and by runDue(), and starts then", async () => {
  using kv = await memoryKv();
  await loadFormer(kv);
  const { log, lines } = memoryLog();
  const print = () => undefined;
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
  const answer = await fetch(site.address);
  equal(answer.status, 503);
  await answer.body?.cancel();
  // Joins the step that the request has begun, if it still goes on.
  await site.runDue();
  equal(await formOf(kv), "present");
  equal(await (await fetch(site.address)).text(), "served");
  const before = runs;
  await site.runDue();
  equal(runs, before + 1);
  deepEqual(lines.map(({ event }) => event), [
    ...["conversion.started", "conversion.ended"],
  ]);
  await site.stop();
});

Deno.test("a site that sleeps tries an entry that cannot be converted once, and goes on answering", async () => {
  using kv = await memoryKv();
  await loadFormer(kv);
  await kv.transact((tx) => tx.set(["trash_parcels", "broken"], {}));
  const { log, lines } = memoryLog();
  const print = () => undefined;
  const conversion = await findConversion({ kv, env, log, print });
  const start = () => Promise.reject(new Error("It is not converted"));
  const site = conversion!.inSteps(start);
  await rejects(site.runDue(), ConversionFailed);
  const answer = await fetch(site.address);
  equal(answer.status, 503);
  await answer.body?.cancel();
  await rejects(site.runDue(), ConversionFailed);
  deepEqual(lines.map(({ event }) => event), [
    ...["conversion.started", "conversion.failed"],
  ]);
  await site.stop();
});
