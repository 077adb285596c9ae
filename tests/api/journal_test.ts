import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";

const PARCEL = {
  tracking_code: "WB-4711",
  recipient_name: "=1+1",
  destination: "Oslo",
};

async function createParcel(client: Client): Promise<string> {
  const { body } = await client.api("POST", "/parcels", { body: PARCEL });
  return body.data.id;
}

Deno.test("GET /api/journal names the clerk with the values before and after", async () => {
  await using app = await testApp();
  const owner = await app.signedIn();
  const clerk = await app.signedIn({ role: "clerk" });
  const id = await createParcel(clerk);
  const body = { id, destination: "Bergen" };
  const { headers } = await clerk.api("PATCH", "/parcels", { body });
  const { body: page } = await owner.api("GET", `/journal?record_id=${id}`);
  const [updated, created] = page.data.data;
  equal(created.kind, "created");
  deepEqual(updated.actor.name, "The clerk");
  deepEqual(updated.changes, { destination: ["Oslo", "Bergen"] });
  equal(updated.request_id, headers.get("x-request-id"));
  equal(page.data.next_page_url, null);
});

Deno.test("GET /api/journal refuses record and person together, and an impossible day", async () => {
  await using app = await testApp();
  const owner = await app.signedIn();
  const id = "01KAGZZZZZZZZZZZZZZZZZZZZA";
  const both = await owner.api(
    "GET",
    `/journal?record_id=${id}&actor_id=${id}`,
  );
  equal(both.status, 422);
  deepEqual(both.body.errors, ["record_id and actor_id cannot be combined."]);
  equal((await owner.api("GET", "/journal?day=2026-02-30")).status, 422);
  equal((await owner.api("GET", "/journal?color=red")).status, 422);
});

Deno.test("GET /api/journal is empty on days before all ids, and after a cursor of an earlier day", async () => {
  await using app = await testApp();
  const owner = await app.signedIn();
  const cursor = "0".repeat(26);
  for (
    const query of ["day=0001-01-01", `day=2026-11-25&cursor=${cursor}`]
  ) {
    const { status, body } = await owner.api("GET", `/journal?${query}`);
    equal(status, 200, query);
    deepEqual(body.data, { data: [], next_page_url: null });
  }
});

Deno.test("GET /api/journal.csv is a table of the changed fields, in which nothing calculates", async () => {
  await using app = await testApp();
  const owner = await app.signedIn();
  const id = await createParcel(owner);
  const { status, headers, text } = await owner.get(
    `/api/journal.csv?record_id=${id}`,
  );
  equal(status, 200);
  match(headers.get("content-disposition")!, /filename="journal\.csv"/);
  const [head, ...rows] = text.split("\r\n");
  match(head!, /^\ufeff?at,actor_kind,actor_id,actor_name,noun/);
  equal(rows.filter((row) => row.includes("WB-4711")).length, 4);
  match(text, /,recipient_name,,'=1\+1,/);
});

Deno.test("the journal says nothing of a visitor's message, and not what a deleted one said", async () => {
  await using app = await testApp();
  const message = { subject: "Where is it?", body: "Since Monday." };
  const sent = await app.client().api("POST", "/messages", { body: message });
  equal(sent.status, 200);
  const owner = await app.signedIn();
  const { body } = await owner.api("GET", "/messages");
  const { id } = body.data.data[0];
  await owner.api("DELETE", "/messages", { body: { id } });
  const found = await owner.api("GET", "/journal?noun=messages");
  deepEqual(
    found.body.data.data.map(({ kind, label, changes }: {
      kind: string;
      label: string | null;
      changes: object;
    }) => ({ kind, label, changes })),
    [{ kind: "deleted", label: null, changes: {} }],
  );
});

Deno.test("a message deleted on the screen of the messages has its entry, too", async () => {
  await using app = await testApp();
  const message = { subject: "Where is it?", body: "Since Monday." };
  await app.client().api("POST", "/messages", { body: message });
  const owner = await app.signedIn();
  const { body } = await owner.api("GET", "/messages");
  const { id } = body.data.data[0];
  await owner.form("/control/messages/list.html", { id });
  const found = await owner.api("GET", `/journal?record_id=${id}`);
  equal(found.body.data.data[0].kind, "deleted");
});

Deno.test("PATCH /api/parcels with a stale version answers 409 with the colleague's name", async () => {
  await using app = await testApp();
  const [owner, clerk] = [
    await app.signedIn(),
    await app.signedIn({ role: "clerk" }),
  ];
  const id = await createParcel(owner);
  await clerk.api("PATCH", "/parcels", { body: { id, weight: "1 kg" } });
  const stale = { id, version: 1, weight: "2 kg" };
  const { status, body } = await owner.api("PATCH", "/parcels", {
    body: stale,
  });
  equal(status, 409);
  match(body.errors[0]!, /^The clerk has changed this record\./);
});

Deno.test("the screen of the journal says who changed what, from what to what, and links the record", async () => {
  await using app = await testApp();
  const owner = await app.signedIn();
  const clerk = await app.signedIn({ role: "clerk" });
  const id = await createParcel(clerk);
  await clerk.api("PATCH", "/parcels", { body: { id, destination: "Bergen" } });
  await owner.api("PATCH", "/settings", { body: { gauge_air: 12 } });
  const { text } = await owner.get("/control/journal.html");
  match(text, /The clerk/);
  match(text, /<a href="\/control\/parcels\/WB-4711"[^>]*>WB-4711<\/a>/);
  match(text, /Oslo.*Bergen/s);
  match(text, /<a href="\/control\/settings">Settings<\/a>/);
  const ofParcel = await owner.get(`/control/journal.html?record_id=${id}`);
  match(ofParcel.text, /Only WB-4711/);
  doesNotMatch(ofParcel.text, /Air freight gauge/);
  const ofDay = await owner.get(
    "/control/journal.html?actor_id=&noun=&day=2020-01-01",
  );
  match(ofDay.text, /Nothing happened that matches/);
});

Deno.test("a parcel's screen names who added an entry, and links what happened for those who may read it", async () => {
  await using app = await testApp();
  const owner = await app.signedIn();
  const clerk = await app.signedIn({ role: "clerk" });
  const parcel_id = await createParcel(owner);
  const entry = {
    title: "Departed",
    description: "",
    icon: "radio_button_checked",
  };
  const added = await clerk.api("POST", "/activities", {
    body: { parcel_id, ...entry, description: "On time.", color: "green" },
  });
  equal(added.status, 200);
  for (const path of ["", "/activities"]) {
    const { text } = await clerk.get(`/control/parcels/WB-4711${path}`);
    match(text, /by The clerk/);
    doesNotMatch(text, /What happened/);
  }
  const { text } = await owner.get("/control/parcels/WB-4711");
  match(text, new RegExp(`journal\\.html\\?record_id=${parcel_id}`));
  const visitor = await app.client().get("/track.html?code=WB-4711");
  doesNotMatch(visitor.text, /The clerk/);
});
