import { deepEqual, equal, match } from "node:assert/strict";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";

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
  return (await admin.api("POST", "/parcels", { body: PARCEL })).body.data.id;
}

/** Creates a parcel with one entry. */
async function addEntry(
  admin: Client,
): Promise<{ id: string; parcel_id: string }> {
  const parcel_id = await parcelId(admin);
  const body = { parcel_id, ...ENTRY };
  const made = await admin.api("POST", "/activities", { body });
  return { id: made.body.data.id, parcel_id };
}

async function history(client: Client) {
  return (await client.api("GET", `/parcels/${PARCEL.tracking_code}`)).body.data
    .history;
}

Deno.test("POST /api/activities adds an entry, stamped by the server", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 15, 45) };
  await using app = await testApp({ clock });
  const admin = await app.signedIn();
  const parcel_id = await parcelId(admin);
  const { status, body } = await admin.api("POST", "/activities", {
    body: { parcel_id, ...ENTRY },
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

Deno.test("a history is sorted newest first by occurred_at", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const parcel_id = await parcelId(admin);
  for (
    const [title, occurred_at] of [
      ["Second", "2026-11-02T10:00:00Z"],
      ["Third", "2026-11-03T10:00:00+02:00"],
      ["First", "2026-11-01T10:00:00Z"],
    ]
  ) {
    await admin.api("POST", "/activities", {
      body: { parcel_id, ...ENTRY, title, occurred_at },
    });
  }
  const titles = (await history(app.client())).map((entry: { title: string }) =>
    entry.title
  );
  deepEqual(titles, ["Third", "Second", "First"]);
});

Deno.test("POST /api/activities can update the parcel in the same commit", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const parcel_id = await parcelId(admin);
  await admin.api("POST", "/activities", {
    body: {
      parcel_id,
      ...ENTRY,
      status: "In transit",
      current_location: "Rotterdam",
      map_current_latitude: "51.9",
      map_current_longitude: 4.5,
    },
  });
  const { body } = await admin.api("GET", `/parcels/${PARCEL.tracking_code}`);
  equal(body.data.status, "In transit");
  equal(body.data.current_location, "Rotterdam");
  equal(body.data.map_current_latitude, 51.9);
  equal(body.data.history.length, 1);
});

const WRONG: [what: string, fields: object, errors: string[]][] = [
  ["no text", { title: "", description: undefined }, [
    "The title field is required.",
    "The description field is required.",
  ]],
  ["no colour", { color: undefined }, ["The color field is required."]],
  ["an unknown icon and colour", { icon: "rocket", color: "pink" }, [
    "The selected icon is invalid.",
    "The selected color is invalid.",
  ]],
  ["texts that are too long", {
    title: "x".repeat(301),
    description: "x".repeat(2001),
  }, [
    "The title may not be greater than 300 characters.",
    "The description may not be greater than 2,000 characters.",
  ]],
  ["a moment that is none", { occurred_at: "yesterday" }, [
    "The occurred at must be a valid date.",
  ]],
  ["a year that nobody means", { occurred_at: "0026-05-05T10:00:00Z" }, [
    "The occurred at must be between 1900-01-01 and 2199-12-31.",
  ]],
  ["derived fields", { created_at_month: "Nov" }, [
    "The created_at_month field is not allowed.",
  ]],
];

for (const [what, fields, errors] of WRONG) {
  Deno.test(`POST /api/activities with ${what} answers 422 and adds nothing`, async () => {
    await using app = await testApp();
    const admin = await app.signedIn();
    const parcel_id = await parcelId(admin);
    const { status, body } = await admin.api("POST", "/activities", {
      body: { parcel_id, ...ENTRY, ...fields },
    });
    equal(status, 422);
    deepEqual(body.errors, errors);
    deepEqual(await history(admin), []);
  });
}

Deno.test("POST /api/activities answers 404 for an unknown parcel", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { status, body } = await admin.api("POST", "/activities", {
    body: { parcel_id: "01ARZ3NDEKTSV4RRFFQ69G5FAV", ...ENTRY },
  });
  equal(status, 404);
  deepEqual(body.errors, ["Parcel not found"]);
});

Deno.test("POST /api/activities with one Idempotency-Key adds one entry", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const body = { parcel_id: await parcelId(admin), ...ENTRY };
  const headers = { "idempotency-key": "form-8" };
  await Promise.all(
    Array.from(
      { length: 20 },
      () => admin.api("POST", "/activities", { body, headers }),
    ),
  );
  equal((await history(admin)).length, 1);
});

Deno.test("POST /api/activities refuses an Idempotency-Key of more than 300 characters with 422", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const body = { parcel_id: await parcelId(admin), ...ENTRY };
  for (const [length, status] of [[301, 422], [300, 200]]) {
    const headers = { "idempotency-key": "k".repeat(length!) };
    const answer = await admin.api("POST", "/activities", { body, headers });
    equal(answer.status, status);
  }
  equal((await history(admin)).length, 1);
});

for (const form of ["activities/create", "post", "an entry"]) {
  Deno.test(`the form ${form} is shown again for an implausible year`, async () => {
    await using app = await testApp();
    const admin = await app.signedIn();
    const { id } = (await admin.api("POST", "/activities", {
      body: { parcel_id: await parcelId(admin), ...ENTRY },
    })).body.data;
    const below = form === "an entry" ? `activities/${id}` : form;
    const { status, text } = await admin.form(
      `/control/parcels/${PARCEL.tracking_code}/${below}`,
      { ...ENTRY, status: ENTRY.title, occurred_at: "0026-05-05T10:00" },
    );
    equal(status, 422);
    match(text, /value="0026-05-05T10:00"/);
    match(text, /The occurred at must be between/);
    equal((await history(admin)).length, 1);
  });
}

Deno.test("PATCH /api/activities changes an entry, DELETE removes it", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { id } = await addEntry(admin);
  const changed = await admin.api("PATCH", "/activities", {
    body: { id, title: "Arrived", occurred_at: "2026-11-01T08:05:00Z" },
  });
  equal(changed.status, 200);
  equal(changed.body.message, "The history entry has been updated.");
  equal(changed.body.data.title, "Arrived");
  equal(changed.body.data.created_at_time, "08:05 AM");
  const same = await admin.api("PATCH", "/activities", {
    body: { id, title: "Arrived" },
  });
  equal(same.body.message, "Nothing to update.");
  const { status, body } = await admin.api("DELETE", "/activities", {
    body: { id },
  });
  equal(status, 200);
  deepEqual(body.data, null);
  deepEqual(await history(admin), []);
});

Deno.test("PATCH /api/activities accepts only the entry's own parcel_id", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { id, parcel_id } = await addEntry(admin);
  const body = { id, ...ENTRY, title: "Arrived" };
  const changed = await admin.api("PATCH", "/activities", {
    body: { ...body, parcel_id },
  });
  equal(changed.status, 200);
  equal(changed.body.data.title, "Arrived");
  equal(changed.body.data.parcel_id, parcel_id);
  const moved = await admin.api("PATCH", "/activities", {
    body: { ...body, parcel_id: "01ARZ3NDEKTSV4RRFFQ69G5FAV" },
  });
  equal(moved.status, 422);
  deepEqual(moved.body.errors, ["The selected parcel id is invalid."]);
});

for (const method of ["PATCH", "DELETE"]) {
  Deno.test(`${method} /api/activities answers 404 for an unknown entry`, async () => {
    await using app = await testApp();
    const admin = await app.signedIn();
    const { status, body } = await admin.api(method, "/activities", {
      body: { id: "01ARZ3NDEKTSV4RRFFQ69G5FAV" },
    });
    equal(status, 404);
    deepEqual(body.errors, [
      "This history entry no longer exists. It may have been deleted in the meantime.",
    ]);
  });
}

for (const method of ["POST", "PATCH", "DELETE"]) {
  Deno.test(`${method} /api/activities answers a visitor 401`, async () => {
    await using app = await testApp();
    const answer = await app.client().api(method, "/activities", {
      body: ENTRY,
    });
    equal(answer.status, 401);
    match(answer.text, /"admin":"false"/);
  });
}
