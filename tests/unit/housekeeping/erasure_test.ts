import { deepEqual } from "node:assert/strict";
import { erasureKind, queueErasure } from "@/lib/housekeeping/erasure.ts";
import { jobs, listProblems } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import { Clock, memoryKv } from "../../helpers/domain.ts";
import { testRunner } from "../../helpers/jobs.ts";

const EMAIL = "ann@example.org";

Deno.test("an erasure that keeps failing ends failed, names what is left and forgets the address", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  await createMessage(kv, {
    name: "Ann",
    email: EMAIL,
    subject: "A pallet",
    body: "Where is it?",
  });
  const broken = {
    ...erasureKind(kv),
    step: () => {
      throw new TypeError("Oh");
    },
  };
  const runner = testRunner(kv, broken as unknown as JobKind);
  const { id } = await queueErasure(kv, { email: EMAIL, starter_id: "a" });
  for (let tries = 0; tries < 5; tries++) {
    await runner.drain();
    clock.ms = Date.parse((await jobs.get(kv, id))!.next_at ?? "2026-11-21");
  }
  const job = (await jobs.get(kv, id))!;
  deepEqual([job.status, job.payload], ["failed", null]);
  const [left] = await listProblems(kv, job, { from: 0, limit: 1 });
  deepEqual(left?.problem, {
    key: "error.notErased",
    params: { place: "messages" },
  });
});
