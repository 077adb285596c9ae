import { deepEqual, equal, ok } from "node:assert/strict";
import { jobs } from "@/lib/jobs/jobs.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { queueCounting, readStepCounts } from "../helpers/jobs.ts";
import { startServer } from "../helpers/server_process.ts";
import { until } from "../helpers/until.ts";
import { test } from "../helpers/temp_folder.ts";

const STEPS = 500;
const KILLS = 5;

test("a job runs each of 500 steps once although its server is killed five times", async (folder) => {
  const kvPath = `${folder.path}/waybill.kv`;
  using kv = await openSite(kvPath);

  const { id } = await queueCounting(kv, STEPS);
  let done = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    const server = await startCounting(kvPath);
    const goal = done + Math.ceil(Math.random() * 60);
    await until(
      `${goal} steps are done`,
      async () => await doneOf(kv, id) >= goal,
    );
    await server.kill();
    done = await doneOf(kv, id);
    ok(done < STEPS, "it was killed before the end");
  }
  const server = await startCounting(kvPath);
  await until(
    "the job has ended",
    async () => (await jobs.get(kv, id))?.next_at === null,
  );
  equal(await server.end(), 0);
  const { status, attempts } = (await jobs.get(kv, id))!;
  deepEqual([status, await doneOf(kv, id), attempts], ["done", STEPS, 0]);
  deepEqual(await readStepCounts(kv), Array.from({ length: STEPS }, () => 1));
});

function startCounting(kvPath: string) {
  const entry = "tests/helpers/counting_server.ts";
  return startServer({ KV_PATH: kvPath }, { entry });
}

async function doneOf(kv: Kv, id: string): Promise<number> {
  return (await jobs.get(kv, id))!.done;
}
