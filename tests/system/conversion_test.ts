import { openKv } from "@/lib/store/open.ts";
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { delay } from "deno-std/async/delay.js";
import { fillFile, setCount } from "@/bench/fill.ts";
import { formerDecadeOf, FormerWriter } from "@/bench/former_writer.ts";
import { convert } from "@/lib/migrations/convert.ts";
import { formOf } from "@/lib/migrations/marks.ts";
import { readCount } from "@/lib/store/counters.ts";
import { dumpStore } from "@/lib/tasks/dump.ts";
import { loadStore } from "@/lib/tasks/load.ts";
import { contentOf, loadFormer } from "@/tests/helpers/former_store.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { startServer } from "@/tests/helpers/server_process.ts";
import { test } from "@/tests/helpers/temp_folder.ts";

/** Enough parcels for a kill during the conversion. */
const MANY = 4_000;
const FEW = 300;
const KILLS = 5;

/** Creates a store of version 2.1.0 from a dump and adds many old parcels. */
async function makeFormer(file: string, length: number): Promise<void> {
  const kv = await openKv(file);
  await loadFormer(kv);
  const known = await readCount(kv, "parcels");
  kv.close();
  const samples = { length, entries: 2, sampleAt: formerDecadeOf(length) };
  fillFile(file, samples, FormerWriter);
  const filled = await openKv(file);
  await setCount(filled, known + length);
  filled.close();
}

test("a site of version 2.1.0 is converted although five starts are killed", async (folder) => {
  const KV_PATH = `${folder.path}/waybill.kv`;

  await makeFormer(KV_PATH, MANY);
  let kills = 0;
  for (; kills < KILLS; kills++) {
    const server = await startServer({ KV_PATH });
    const { status } = await fetch(`${server.address}/healthz`);
    await delay(Math.random() * 300);
    await server.kill();
    if (status === 200) break;
  }
  ok(kills > 1, "it was killed while it converted");
  const server = await startServer({ KV_PATH });
  let answer = await fetch(server.address);
  while (answer.status === 503) {
    equal(answer.headers.get("retry-after"), "5");
    match(await answer.text(), /We are updating this site/);
    await delay(100);
    answer = await fetch(server.address);
  }
  equal(answer.status, 200);
  await answer.body?.cancel();
  equal(await server.end(), 0);
  using kv = await openKv(KV_PATH);
  equal(await formOf(kv), "present");
  deepEqual(await findFaults(kv), []);
});

test("converting a store has the same result as converting its loaded dump", async (folder) => {
  const dump = `${folder.path}/dump.ndjson`;
  const stores = [];
  try {
    await makeFormer(`${folder.path}/first.kv`, FEW);
    for (const name of ["first", "second"]) {
      stores.push(await openKv(`${folder.path}/${name}.kv`));
    }
    const [first, second] = stores;
    await dumpStore(first!, dump);
    await loadStore(second!, dump);
    for (const kv of stores) await convert(kv, { isAlone: true });
    deepEqual(await contentOf(second!), await contentOf(first!));
  } finally {
    for (const kv of stores) kv.close();
  }
});
