import { equal } from "node:assert/strict";
import { deleteActivity, updateActivity } from "@/lib/parcels/activities.ts";
import { readFoundParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { parcels, toRecord } from "@/lib/parcels/store.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { makeEntry, makeParcel, test } from "../../helpers/domain.ts";

const HOUR = 60 * 60_000;

/** Returns the time of an hour of the day before the clock's. */
function at(hour: number): string {
  return `2026-11-19T${String(hour).padStart(2, "0")}:00:00.000Z`;
}

/** Checks when a parcel ended, as its history tells and as the list reads it from the parcel alone. */
async function endsAt(kv: Kv, id: string, ended_at: string | null) {
  equal((await readFoundParcel(kv, id))!.parcel.ended_at, ended_at);
  equal(toRecord((await parcels.get(kv, id))!).ended_at, ended_at, "stored");
}

/** Creates a parcel with a status at each of these hours. */
async function withStatuses(
  kv: Kv,
  ...statuses: [hour: number, status: string][]
): Promise<{ id: string; entries: string[] }> {
  const { id } = await makeParcel(kv);
  const entries: string[] = [];
  for (const [hour, status] of statuses) {
    entries.push(
      (await makeEntry(kv, id, { status, occurred_at: at(hour) })).id,
    );
  }
  return { id, entries };
}

test.withClock("an open parcel has not ended", async ({ kv }) => {
  const { id } = await makeParcel(kv);
  await endsAt(kv, id, null);
  await makeEntry(kv, id, { status: "In transit" });
  await endsAt(kv, id, null);
  await makeEntry(kv, id, { status: "Delivered to customs" });
  await endsAt(kv, id, null);
});

test.withClock("a parcel ends with the first status of the latest run of its stage", async ({ kv }) => {
  const { id } = await withStatuses(kv, [1, "Delivered"], [2, "In transit"]);
  await endsAt(kv, id, null);
  await makeEntry(kv, id, { status: "Livré", occurred_at: at(3) });
  await endsAt(kv, id, at(3));
  await makeEntry(kv, id, { status: "Delivered", occurred_at: at(5) });
  await makeEntry(kv, id, { occurred_at: at(6) });
  await endsAt(kv, id, at(3));
  await makeEntry(kv, id, { status: "Returned", occurred_at: at(7) });
  await endsAt(kv, id, at(7));
  await makeEntry(kv, id, { status: "Cancelled", occurred_at: at(8) });
  await endsAt(kv, id, at(8));
});

test.withClock("a late entry moves the end of a parcel", async ({ kv }) => {
  const { id } = await withStatuses(kv, [3, "Delivered"], [6, "Delivered"]);
  await makeEntry(kv, id, { status: "In transit", occurred_at: at(4) });
  await endsAt(kv, id, at(6));
  await makeEntry(kv, id, { status: "Delivered", occurred_at: at(5) });
  await endsAt(kv, id, at(5));
  await makeEntry(kv, id, { status: "Customs", occurred_at: at(2) });
  await endsAt(kv, id, at(5));
});

test.withClock("deleting and moving entries changes when a parcel ended", async ({ kv }) => {
  const { id, entries: [first, second, third] } = await withStatuses(
    kv,
    [1, "Delivered"],
    [3, "In transit"],
    [5, "Delivered"],
  );
  await endsAt(kv, id, at(5));
  await deleteActivity(kv, second!);
  await endsAt(kv, id, at(1));
  await updateActivity(kv, { id: first!, occurred_at: at(2) });
  await endsAt(kv, id, at(2));
  await updateActivity(kv, { id: first!, title: "Handed over" });
  await endsAt(kv, id, at(2));
  await deleteActivity(kv, first!);
  await endsAt(kv, id, at(5));
  await deleteActivity(kv, third!);
  await endsAt(kv, id, null);
});

test.withClock("deleting the latest status restores the parcel's earlier end", async ({ kv }) => {
  const { id, entries } = await withStatuses(
    kv,
    [1, "Delivered"],
    [2, "Delivered"],
    [3, "In transit"],
  );
  await endsAt(kv, id, null);
  await deleteActivity(kv, entries[2]!);
  await endsAt(kv, id, at(1));
});

test.withClock("a status set on the parcel ends it at that moment, even if it is reworded later", async ({ kv, clock }) => {
  const { id } = await makeParcel(kv);
  const { id: note } = await makeEntry(kv, id, { occurred_at: at(1) });
  const ended = clock.now().toISOString();
  await updateParcel(kv, { id, status: "Delivered" });
  await endsAt(kv, id, ended);
  clock.forward(HOUR);
  await updateParcel(kv, { id, status: "Zugestellt" });
  await endsAt(kv, id, ended);
  await deleteActivity(kv, note);
  await endsAt(kv, id, ended);
  await updateParcel(kv, { id, status: null });
  await endsAt(kv, id, null);
});
