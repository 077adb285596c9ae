import { deepEqual, equal } from "node:assert/strict";
import { createMessage } from "@/lib/messages/messages.ts";
import { startUpkeep } from "@/lib/site/upkeep.ts";
import { readCount } from "@/lib/store/counters.ts";
import { Clock } from "@/tests/helpers/domain.ts";
import {
  countingKind,
  queueCounting,
  readStepCounts,
  testRunner,
} from "@/tests/helpers/jobs.ts";
import { memoryLog } from "@/tests/helpers/log.ts";
import { createKv } from "@/lib/store/open.ts";

const YEAR_MS = 366 * 24 * 60 * 60_000;
const MESSAGE = { subject: "Hello", body: "There", name: null, email: null };

Deno.test("runDue() runs jobs, folds and sweeps leftovers of other processes without timers", async () => {
  using db = await Deno.openKv(":memory:");
  const clock = new Clock();
  const kv = createKv(db, { now: clock.now });
  const other = createKv(db, { now: clock.now });
  const { log, lines } = memoryLog();
  const jobs = testRunner(kv, { count: countingKind() });
  const upkeep = startUpkeep({ kv, log, jobs });
  await upkeep.runDue();

  await createMessage(other, MESSAGE);
  await queueCounting(other, 5);
  await upkeep.runDue();
  deepEqual(await readStepCounts(kv), [1, 1, 1, 1, 1]);
  equal((await db.get(["counters", "messages"])).value, 1);

  clock.forward(YEAR_MS);
  await upkeep.runDue();
  equal(await readCount(kv, "messages"), 0);
  deepEqual(lines.map(({ event }) => event), ["mail.swept", "jobs.swept"]);
  await upkeep.stop();
});
