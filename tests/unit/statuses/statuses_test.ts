import { deepEqual, equal, rejects } from "node:assert/strict";
import { hasProblem } from "@/lib/errors.ts";
import { FILING, type FilingPayload } from "@/lib/statuses/filing.ts";
import { addStatuses } from "@/lib/statuses/statuses.ts";
import { listStored } from "@/lib/statuses/store.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { test, valuesBelow } from "@/tests/helpers/domain.ts";

const ANSWERS = [
  { text: "At the pier", stage: "in_transit", hidden: "no" },
  { text: "At the gate", stage: "customs", hidden: "no" },
] as const;

function add(kv: Kv, inputs: Parameters<typeof addStatuses>[2]) {
  const refuse = () => {
    throw new Error("known");
  };
  return kv.transact((tx) => addStatuses(tx, kv, inputs, refuse));
}

test("addStatuses() files the parcels of several statuses by one pair of jobs", async (kv) => {
  await add(kv, [...ANSWERS]);
  const stored = await listStored(kv);
  deepEqual(stored.map(({ text }) => text), ["At the pier", "At the gate"]);
  const jobs = await valuesBelow<Job<FilingPayload>>(kv, ["jobs"]);
  deepEqual(jobs.map(({ kind }) => kind), [FILING, FILING]);
  deepEqual(jobs[0]!.payload.keys, ["atthepier", "atthegate"]);
});

test("addStatuses() adds none if one of them is taken or known", async (kv) => {
  const twice = [...ANSWERS, { ...ANSWERS[0], text: "AT THE PIER!" }];
  await rejects(
    add(kv, twice),
    (error) => hasProblem(error, "invalid.taken"),
  );
  const known = [...ANSWERS, { ...ANSWERS[0], text: "Delivered" }];
  await rejects(add(kv, known), /known/);
  equal((await listStored(kv)).length, 0);
});
