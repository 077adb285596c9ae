import { deepEqual, equal, match } from "node:assert/strict";
import { listJournal } from "@/lib/journal/journal.ts";
import { createActivity } from "@/lib/parcels/activities.ts";
import {
  createParcel,
  findTypedParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { activityInput, parcelInput } from "../helpers/domain.ts";
import { testOn } from "../helpers/site.ts";
import { findFaults } from "../helpers/integrity.ts";
import { listHistory } from "@/lib/parcels/entries.ts";

const CODE = "WB-1111";
const NOW = Date.parse("2026-11-20T15:45:00.000Z");
const HOUR_MS = 60 * 60_000;
const MAP = { show_map: "yes", map_zoom: "5" };

/** Opens a form of a parcel and submits it with changed values. */
async function submit(
  app: TestApp,
  screen: "update" | "update-map" | `activities/${string}`,
  typed: Record<string, string>,
): Promise<void> {
  const client = await app.signedIn();
  const path = `/control/parcels/${CODE}/${screen}`;
  const { text } = await client.get(path);
  const seen = /name="seen" value="([^"]*)"/.exec(text)![1]!;
  const { status, headers } = await client.form(path, { seen, ...typed });
  equal(status, 303);
  match(headers.get("location")!, /\?done=updated/);
}

async function readParcel({ kv }: TestApp) {
  return (await findTypedParcel(kv, CODE))!.found;
}

/** Starts a site with a parcel created an hour ago. */
async function siteWith(fields: Partial<ParcelCreate> = {}) {
  const clock = { ms: NOW };
  const app = await testApp({ clock });
  await createParcel(app.kv, parcelInput({ tracking_code: CODE, ...fields }));
  clock.ms += HOUR_MS;
  return { app, clock };
}

const test = testOn(() => siteWith());

Deno.test("a new status and place in Update Parcel create one entry and one change in the journal", async () => {
  const { app, clock } = await siteWith({ status: "Pending" });
  await using _ = app;
  await submit(app, "update", {
    ...{ status: "Delivered", current_location: "Lyon", weight: "3 kg" },
  });
  const { parcel, history: [entry, ...others] } = await readParcel(app);
  deepEqual(others, []);
  const { title, icon, color, description, occurred_at, brought } = entry!;
  deepEqual({ title, icon, color, description, occurred_at, brought }, {
    ...{ title: "Delivered", icon: "check_circle", color: "green" },
    ...{ description: "", occurred_at: new Date(clock.ms).toISOString() },
    brought: { status: "Delivered", current_location: "Lyon" },
  });
  const { status, current_location, weight, version } = parcel;
  deepEqual([status, current_location, weight, version], [
    ...["Delivered", "Lyon", "3 kg", 2],
  ]);
  const { data: [told] } = await listJournal(app.kv, { record_id: parcel.id });
  deepEqual([told!.noun, told!.kind, told!.changes], ["parcels", "updated", {
    status: ["Pending", "Delivered"],
    current_location: [null, "Lyon"],
    weight: [null, "3 kg"],
  }]);
  deepEqual(await findFaults(app.kv), []);
});

test("the entry of a status can be edited without a description", async ({ app }) => {
  await submit(app, "update", { status: "Customs" });
  const { history: [entry] } = await readParcel(app);
  await submit(app, `activities/${entry!.id}`, {
    ...{ title: "Customs", description: "", icon: "verified", color: "red" },
    occurred_at: "2026-11-20T15:00",
  });
  const { history: [after] } = await readParcel(app);
  deepEqual([after!.icon, after!.color, after!.description], [
    ...["verified", "red", ""],
  ]);
});

test("deleting an entry is logged in the journal and reports the parcel's resulting status", async ({ app }) => {
  const path = `/control/parcels/${CODE}/activities`;
  const client = await app.signedIn();
  for (const status of ["Customs", "Lost", "Pending"]) {
    await submit(app, "update", { status });
  }
  const { parcel, history: [pending, lost] } = await readParcel(app);
  const { body } = await client.delete("/activities", { id: pending!.id });
  equal(
    body.message,
    "The history entry has been deleted. The parcel now shows: Status: Lost, Current location: –.",
  );
  const { headers } = await client.form(path, { id: lost!.id });
  const { text } = await client.get(headers.get("location")!);
  match(
    text,
    /entry has been deleted\. The parcel now shows: Status: Customs,/,
  );
  const told = await client.get(`/control/journal.html?record_id=${parcel.id}`);
  match(told.text, /Deleted: History entry<[^]+?Lost</);
});

Deno.test("the entry for a new place alone has the place as its title", async () => {
  const { app } = await siteWith({ status: "Delivered" });
  await using _ = app;
  await submit(app, "update", {
    ...{ status: "Delivered", current_location: "Lyon" },
  });
  const { history: [entry] } = await readParcel(app);
  const { title, icon, brought } = entry!;
  deepEqual([title, icon, brought], [
    ...["Lyon", "radio_button_checked", { current_location: "Lyon" }],
  ]);
});

Deno.test("neither a cleared status nor other fields create an entry", async () => {
  const { app } = await siteWith({
    status: "Pending",
    current_location: "Oslo",
  });
  await using _ = app;
  const typed = { status: "", current_location: "Oslo" };
  await submit(app, "update", { ...typed, weight: "3 kg" });
  const { parcel: { status, current_location, weight }, history } =
    await readParcel(
      app,
    );
  deepEqual([status, current_location, weight], [null, "Oslo", "3 kg"]);
  deepEqual(history, []);
});

Deno.test("a correction changes the parcel without an entry", async () => {
  const { app } = await siteWith({ status: "Pending" });
  await using _ = app;
  const typed = { status: "Customs", without_entry: "yes" };
  await submit(app, "update", typed);
  const { parcel, history } = await readParcel(app);
  deepEqual([parcel.status, history], ["Customs", []]);
});

test("Update Parcel overrides entries and corrections with later times", async ({ app }) => {
  const { id } = (await readParcel(app)).parcel;
  const ahead = new Date(NOW + 9 * HOUR_MS).toISOString();
  const input = activityInput(id, { status: "Customs", occurred_at: ahead });
  await createActivity(app.kv, input);
  await updateParcel(app.kv, { id, current_location: "Oslo" });
  await submit(app, "update", {
    ...{ status: "Delivered", current_location: "Lyon" },
  });
  const { parcel, history: [newest] } = await readParcel(app);
  deepEqual([parcel.status, parcel.current_location], ["Delivered", "Lyon"]);
  deepEqual([newest!.title, newest!.occurred_at], ["Delivered", ahead]);
  deepEqual(await findFaults(app.kv), []);
});

Deno.test("a new point in Update Map creates an entry titled by the status, or else by the place", async () => {
  const point = { map_current_latitude: "47.2", map_current_longitude: "-1.5" };
  for (
    const [fields, title] of [
      [{ status: "Customs", current_location: "Oslo" }, "Customs"],
      [{ current_location: "Oslo" }, "Oslo"],
      [{}, "Current Location"],
    ] as const
  ) {
    const { app } = await siteWith(fields);
    await using _ = app;
    await submit(app, "update-map", { ...MAP, ...point });
    const { parcel, history } = await readParcel(app);
    deepEqual(history.map(({ title, brought }) => [title, brought]), [
      [title, { point: [47.2, -1.5] }],
    ]);
    deepEqual([parcel.status, parcel.map_current_latitude], [
      ...[fields.status ?? null, 47.2],
    ]);
    await submit(app, "update-map", {
      ...{ ...MAP, ...point, map_zoom: "6" },
    });
    equal((await listHistory(app.kv, parcel.id)).length, 1);
    deepEqual(await findFaults(app.kv), []);
  }
});

test("PATCH /api/parcels creates no entry", async ({ app }) => {
  const { id } = (await readParcel(app)).parcel;
  const admin = await app.signedIn();
  const body = { id, status: "Customs", current_location: "Lyon" };
  equal((await admin.patch("/parcels", body)).status, 200);
  deepEqual((await readParcel(app)).history, []);
});
