import { equal, match } from "node:assert/strict";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { TestApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { addParcel } from "../helpers/parcels.ts";
import { testAt } from "../helpers/site.ts";

const test = testAt(Date.UTC(2026, 10, 20, 12));
const SCREEN = "/control/parcels/WB-1111";
const PARCEL = {
  tracking_code: "WB-1111",
  recipient_name: "Ann Smith",
  destination: "Nantes",
};
const ENTRY = {
  title: "Arrived",
  status: "Arrived",
  description: "In Nantes",
  icon: "directions_boat",
  color: "green",
};
const TIMES = /must be between 2016-11-20 and 2026-11-21\./;
const AHEAD = /may not be more than 24 hours ahead\./;
const RANGE = /must be between 2016-11-20 and 2036-11-20\./;

async function readParcel(client: Client) {
  return (await client.api("GET", `/parcels/${PARCEL.tracking_code}`)).body
    .data;
}

/** Opens the screen of the only entry in the parcel's history. */
async function entryScreen(client: Client): Promise<string> {
  const [entry] = (await readParcel(client)).history;
  return `${SCREEN}/activities/${entry.id}`;
}

async function signInWithParcel(
  { kv, signedIn }: TestApp,
  occurred_at: string,
) {
  const day = { min_expected_delivery_date: "2001-12-24" };
  await addParcel(kv, day, { occurred_at });
  await updateSettings(kv, { time_zone: "America/New_York" });
  return await signedIn();
}

test("the form of a parcel rejects a date more than ten years away", async ({ app }) => {
  const admin = await signInWithParcel(app, "2026-11-19T12:00:00.000Z");
  const { status, text } = await admin.form(`${SCREEN}/update`, {
    ...PARCEL,
    max_expected_delivery_date: "2062-12-24",
  });
  equal(status, 422);
  match(text, RANGE);
  match(text, /value="2062-12-24"/);
  equal((await readParcel(admin)).max_expected_delivery_date, null);
});

test("the form of a parcel can be saved with an untouched old date", async ({ app }) => {
  const admin = await signInWithParcel(app, "2026-11-19T12:00:00.000Z");
  const { status } = await admin.form(`${SCREEN}/update`, {
    ...PARCEL,
    status: "Delivered",
    min_expected_delivery_date: "2001-12-24",
  });
  equal(status, 303);
  equal((await readParcel(admin)).status, "Delivered");
});

for (const form of ["activities/create", "post", "an entry"]) {
  test(`the form of ${form} rejects a time too far in the past or future`, async ({ app }) => {
    const admin = await signInWithParcel(app, "2026-11-19T12:00:00.000Z");
    const path = form === "an entry"
      ? await entryScreen(admin)
      : `${SCREEN}/${form}`;
    for (
      const [occurred_at, reason] of [
        ["2062-11-20T09:30", AHEAD],
        ["9999-12-31T23:59", AHEAD],
        ["2016-11-19T23:59", TIMES],
        ["0026-11-20T09:30", TIMES],
      ] as const
    ) {
      const { status, text } = await admin.form(path, {
        ...ENTRY,
        occurred_at,
      });
      equal(status, 422);
      match(text, new RegExp(`value="${occurred_at}"`));
      match(text, reason);
    }
    const { history } = await readParcel(admin);
    equal(history.length, 1);
    equal(history[0].occurred_at, "2026-11-19T12:00:00.000Z");
  });
}

test("the form of an entry can be saved with an untouched old time", async ({ app }) => {
  const occurred_at = "2001-05-05T10:00:17.000Z";
  const admin = await signInWithParcel(app, occurred_at);
  const { status } = await admin.form(await entryScreen(admin), {
    ...ENTRY,
    occurred_at: "2001-05-05T06:00",
  });
  equal(status, 303);
  const [entry] = (await readParcel(admin)).history;
  equal(entry.title, "Arrived");
  equal(entry.occurred_at, occurred_at);
});
