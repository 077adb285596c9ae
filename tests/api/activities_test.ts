import { deepEqual, equal } from "node:assert/strict";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { test } from "../helpers/site.ts";

const PARCEL = {
  tracking_code: "TEST-1234",
  recipient_name: "Ada",
  destination: "Lisbon",
};
const ENTRY = {
  title: "Departed",
  description: "Left Hamburg",
  icon: "directions_boat",
  color: "green",
};

async function parcelId(admin: Client): Promise<string> {
  return (await admin.post("/parcels", PARCEL)).body.data.id;
}

/** Creates a parcel with one entry. */
async function addEntry(
  admin: Client,
): Promise<{ id: string; parcel_id: string }> {
  const parcel_id = await parcelId(admin);
  const body = { parcel_id, ...ENTRY };
  const made = await admin.post("/activities", body);
  return { id: made.body.data.id, parcel_id };
}

async function history(client: Client) {
  return (await client.api("GET", `/parcels/${PARCEL.tracking_code}`)).body.data
    .history;
}

Deno.test("POST /api/activities adds an entry stamped with the server's time", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 15, 45) };
  await using app = await testApp({ clock });
  const admin = await app.signedIn();
  const parcel_id = await parcelId(admin);
  const { status, body } = await admin.post("/activities", {
    parcel_id,
    ...ENTRY,
  });
  equal(status, 200);
  equal(body.message, "The history entry has been added.");
  const { id, ...entry } = body.data;
  equal(typeof id, "string");
  deepEqual(entry, {
    parcel_id,
    ...ENTRY,
    occurred_at: "2026-11-20T15:45:00.000Z",
    created_at_month: "Nov",
    created_at_day: "20",
    created_at_time: "03:45 PM",
    created_at: "2026-11-20T15:45:00.000Z",
    updated_at: "2026-11-20T15:45:00.000Z",
    version: 1,
  });
});

const WRONG: [fields: object, errors: string[]][] = [
  [{ title: "" }, ["The title field is required."]],
  [{ color: undefined }, ["The color field is required."]],
  [{ icon: "rocket", color: "pink" }, [
    "The selected icon is invalid.",
    "The selected color is invalid.",
  ]],
  [{ title: "x".repeat(301), description: "x".repeat(2001) }, [
    "The title may not be greater than 300 characters.",
    "The description may not be greater than 2,000 characters.",
  ]],
  [{ occurred_at: "0026-05-05T10:00:00Z" }, [
    "The occurred at must be between 1900-01-01 and 2199-12-31.",
  ]],
  [{ created_at_month: "Nov" }, [
    "The created_at_month field is not allowed.",
  ]],
];

test("POST /api/activities returns 422 with every problem and adds nothing", async ({ owner }) => {
  const parcel_id = await parcelId(owner);
  for (const [fields, errors] of WRONG) {
    const input = { parcel_id, ...ENTRY, ...fields };
    const { status, body } = await owner.post("/activities", input);
    deepEqual([status, body.errors], [422, errors]);
  }
  deepEqual(await history(owner), []);
});

test("PATCH /api/activities changes an entry and DELETE removes it", async ({ owner }) => {
  const { id } = await addEntry(owner);
  const changed = await owner.patch("/activities", {
    id,
    title: "Arrived",
    occurred_at: "2026-11-01T08:05:00Z",
  });
  equal(changed.status, 200);
  equal(changed.body.message, "The history entry has been updated.");
  equal(changed.body.data.title, "Arrived");
  equal(changed.body.data.created_at_time, "08:05 AM");
  const same = await owner.patch("/activities", { id, title: "Arrived" });
  equal(same.body.message, "Nothing to update.");
  const { status, body } = await owner.delete("/activities", { id });
  equal(status, 200);
  deepEqual(body.data, null);
  deepEqual(await history(owner), []);
});

test("the description of an entry is optional", async ({ owner }) => {
  const { id, parcel_id } = await addEntry(owner);
  const { description: _, ...entry } = ENTRY;
  const input = { parcel_id, ...entry };
  for (const empty of [{}, { description: "" }, { description: null }]) {
    const { status, body } = await owner.post("/activities", {
      ...input,
      ...empty,
    });
    deepEqual([status, body.data.description], [200, ""]);
  }
  const kept = await owner.patch("/activities", { id, title: "Left" });
  equal(kept.body.data.description, ENTRY.description);
  const cleared = await owner.patch("/activities", { id, description: null });
  equal(cleared.body.data.description, "");
});

test("PATCH /api/activities cannot move an entry to another parcel", async ({ owner }) => {
  const { id, parcel_id } = await addEntry(owner);
  const body = { id, ...ENTRY, title: "Arrived" };
  const changed = await owner.patch("/activities", { ...body, parcel_id });
  equal(changed.status, 200);
  equal(changed.body.data.title, "Arrived");
  equal(changed.body.data.parcel_id, parcel_id);
  const moved = await owner.patch("/activities", {
    ...body,
    parcel_id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  });
  deepEqual([moved.status, moved.body.errors], [422, [
    "The selected parcel id is invalid.",
  ]]);
});

test("calls about an unknown parcel or entry return 404", async ({ owner }) => {
  const id = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  const gone =
    "This history entry no longer exists. It may have been deleted in the meantime.";
  const calls: [method: string, body: object, error: string][] = [
    ["POST", { parcel_id: id, ...ENTRY }, "Parcel not found"],
    ["PATCH", { id }, gone],
    ["DELETE", { id }, gone],
  ];
  for (const [method, body, error] of calls) {
    const answer = await owner.api(method, "/activities", { body });
    deepEqual([answer.status, answer.body.errors], [404, [error]]);
  }
});
