import { equal, notEqual, rejects } from "node:assert/strict";
import { createActivity } from "@/lib/parcels/activities.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import {
  activityInput,
  isAppError,
  makeParcel,
  parcelInput,
  test,
  valuesBelow,
} from "../../helpers/domain.ts";

const DAY_MS = 24 * 60 * 60_000;
const REPEATED = { requestKey: "form-1" };

test("repeating a creation whose record has been erased creates a new record", async (kv) => {
  const input = parcelInput();
  const first = await createParcel(kv, input, REPEATED);
  await parcelTrash.purge(kv, first.id);
  const second = await createParcel(kv, input, REPEATED);
  notEqual(second.id, first.id);
});

test("a request key is bound to its noun and input", async (kv) => {
  const { id } = await createParcel(kv, parcelInput(), REPEATED);
  await rejects(
    createParcel(kv, parcelInput(), REPEATED),
    isAppError(422, "error.repeated"),
  );
  const entry = await createActivity(kv, activityInput(id), REPEATED);
  equal(entry.parcel_id, id);
});

test.withClock("a request key works across midnight and expires after two days", async ({ kv, clock }) => {
  const { id } = await makeParcel(kv);
  const input = activityInput(id);
  const first = await createActivity(kv, input, REPEATED);
  clock.forward(DAY_MS);
  equal((await createActivity(kv, input, REPEATED)).id, first.id);
  clock.forward(DAY_MS);
  notEqual((await createActivity(kv, input, REPEATED)).id, first.id);
  equal((await valuesBelow(kv, ["requests"])).length, 1);
});

test.withClock("a hundred long request keys expire in one commit", async ({ kv, clock }) => {
  const { id } = await makeParcel(kv);
  for (let number = 0; number < 100; number++) {
    const requestKey = String(number).padStart(300, "鍵");
    await createActivity(kv, activityInput(id), { requestKey });
  }
  clock.forward(2 * DAY_MS);
  await createActivity(kv, activityInput(id), REPEATED);
  equal((await valuesBelow(kv, ["requests"])).length, 1);
});
