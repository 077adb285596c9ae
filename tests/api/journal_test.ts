import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import type { Client } from "../helpers/client.ts";
import { applyTable, undoTable, uploadTable } from "../helpers/imports.ts";
import { test } from "../helpers/site.ts";

const PARCEL = {
  tracking_code: "WB-4711",
  recipient_name: "=1+1",
  destination: "Oslo",
};

async function createParcel(client: Client): Promise<string> {
  const { body } = await client.post("/parcels", PARCEL);
  return body.data.id;
}

test("GET /api/journal returns the actor and the values before and after", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const id = await createParcel(clerk);
  const body = { id, destination: "Bergen" };
  const { headers } = await clerk.patch("/parcels", body);
  const { body: page } = await owner.api("GET", `/journal?record_id=${id}`);
  const [updated, created] = page.data.data;
  equal(created.kind, "created");
  deepEqual(updated.actor.name, "The clerk");
  deepEqual(updated.changes, { destination: ["Oslo", "Bergen"] });
  equal(updated.request_id, headers.get("x-request-id"));
  equal(page.data.next_page_url, null);
});

test("GET /api/journal rejects two subjects and invalid filters", async ({ owner }) => {
  const id = "01KAGZZZZZZZZZZZZZZZZZZZZA";
  const both = await owner.api(
    "GET",
    `/journal?record_id=${id}&actor_id=${id}`,
  );
  deepEqual([both.status, both.body.errors], [422, [
    "record_id and actor_id cannot be combined.",
  ]]);
  const subjects = ["record_id", "actor_id", "import_id", "job_id"];
  for (const [at, one] of subjects.entries()) {
    for (const two of subjects.slice(at + 1)) {
      for (const path of ["/journal", "/journal.csv"]) {
        const query = `${one}=${id}&${two}=${id}&field=weight`;
        const { status, body } = await owner.api("GET", `${path}?${query}`);
        deepEqual([status, body.errors], [422, [
          `${one} and ${two} cannot be combined.`,
        ]], query);
      }
    }
  }
  equal((await owner.api("GET", "/journal?day=2026-02-30")).status, 422);
  equal((await owner.api("GET", "/journal?color=red")).status, 422);
});

test("GET /api/journal is empty before the first day and after an older cursor", async ({ owner }) => {
  const cursor = "0".repeat(26);
  for (
    const query of ["day=0001-01-01", `day=2026-11-25&cursor=${cursor}`]
  ) {
    const { status, body } = await owner.api("GET", `/journal?${query}`);
    equal(status, 200, query);
    deepEqual(body.data, { data: [], next_page_url: null });
  }
});

test("GET /api/journal.csv lists the changed fields and escapes formulas", async ({ owner }) => {
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

test("a clerk reads a parcel's entries without e-mail addresses, and no other entries", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const id = await createParcel(owner);
  await owner.patch("/parcels", { id, destination: "Bergen" });
  await owner.patch("/settings", { gauge_air: 12 });
  const asked = `record_id=${id}&field=destination&noun=parcels`;
  const { status, body } = await clerk.api("GET", `/journal?${asked}`);
  equal(status, 200);
  const [updated, created] = body.data.data;
  deepEqual(updated.changes, { destination: ["Oslo", "Bergen"] });
  // The first owner has no name; others see the e-mail address in its place.
  deepEqual(updated.actor, { kind: "admin", id: null, name: null });
  equal(created.kind, "created");
  const csv = await clerk.get(`/api/journal.csv?record_id=${id}`);
  equal(csv.status, 200);
  match(csv.text, /,destination,Oslo,Bergen,/);
  doesNotMatch(csv.text + JSON.stringify(body), /@/);
  const own = await clerk.patch("/parcels", { id, weight: "1 kg" });
  equal(own.status, 200);
  const after = await clerk.api("GET", `/journal?record_id=${id}`);
  equal(after.body.data.data[0].actor.name, "The clerk");
  for (const other of ["settings", "01KAGZZZZZZZZZZZZZZZZZZZZA"]) {
    const found = await clerk.api("GET", `/journal?record_id=${other}`);
    deepEqual(found.body.data.data, [], other);
  }
  const refused = [
    ...["", "?noun=parcels", "?actor_id=A", "?import_id=A", "?field=weight"],
    `?record_id=${id}&noun=admins`,
  ];
  for (const query of refused) {
    for (const path of ["/journal", "/journal.csv"]) {
      equal((await clerk.api("GET", path + query)).status, 403, query);
    }
  }
});

test("a manager sees no entries about the team in any query or in the file", async ({ app, owner }) => {
  const invited = await owner.post("/admins", {
    email: "new@waybill.example",
    name: "Nora",
    role: "clerk",
  });
  const { id } = invited.body.data;
  await createParcel(owner);
  const manager = await app.signedIn({ role: "manager" });
  const about = async (client: Client, query: string) => {
    const { body } = await client.api("GET", `/journal?${query}`);
    const csv = await client.get(`/api/journal.csv?${query}`);
    equal(csv.text.includes("new@waybill.example"), client === owner, query);
    const nouns = body.data.data.map(({ noun }: { noun: string }) => noun);
    return new Set<string>(nouns);
  };
  const { body: team } = await owner.api("GET", `/journal?record_id=${id}`);
  const actor_id = team.data.data[0].actor.id;
  for (
    const query of ["", `record_id=${id}`, `actor_id=${actor_id}`]
  ) {
    ok((await about(owner, query)).has("admins"), query);
    equal((await about(manager, query)).has("admins"), false, query);
  }
  ok((await about(manager, "")).has("parcels"));
  equal((await manager.api("GET", "/journal?noun=admins")).status, 403);
});

test("the journal records a message's deletion without its content", async ({ app }) => {
  const message = { subject: "Where is it?", body: "Since Monday." };
  const sent = await app.client().post("/messages", message);
  equal(sent.status, 200);
  const owner = await app.signedIn();
  const { body } = await owner.api("GET", "/messages");
  const { id } = body.data.data[0];
  await owner.delete("/messages", { id });
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

test("only members who may read the team see the e-mail address of a colleague without a name", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const manager = await app.signedIn({ role: "manager" });
  const id = await createParcel(owner);
  const form = await openForm(clerk, "/control/parcels/WB-4711/update");
  const other = await openForm(clerk, "/control/parcels/WB-4711/update");
  await owner.patch("/parcels", { id, destination: "Bergen" });
  const shown = [
    await clerk.patch("/parcels", { id, version: 1, weight: "2 kg" }),
    await form({ ...PARCEL, destination: "Stavanger" }),
  ];
  deepEqual(shown.map(({ status }) => status), [409, 409]);
  const saved = await other({ ...PARCEL, reference: "M-1" });
  shown.push(await clerk.get(saved.headers.get("location")!));
  match(shown[2]!.text, /Another change in the meantime: Destination/);
  shown.push(await clerk.get("/control/parcels/WB-4711/activities"));
  const erased = { ...PARCEL, tracking_code: "WB-4712" };
  const { body } = await owner.post("/parcels", erased);
  await owner.delete("/parcels", { id: body.data.id });
  shown.push(await clerk.get("/control/trash.html"));
  match(shown[4]!.text, /by Administrator/);
  shown.push(await clerk.get("/api/trash?noun=parcels"));
  shown.push(await manager.get("/control/journal.html"));
  shown.push(await manager.get("/api/journal"));
  shown.push(await manager.get("/api/journal.csv"));
  for (const { status, text } of shown) {
    doesNotMatch(text, /admin@waybill\.example/, String(status));
  }
});

/** Opens a form and returns a function that submits it. */
async function openForm(client: Client, path: string) {
  const { text } = await client.get(path);
  const [, seen = ""] = /name="seen" value="([^"]*)"/.exec(text)!;
  return (typed: Record<string, string>) =>
    client.form(path, { ...typed, seen });
}

test("the journal's screen says who changed what and links to the record", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const id = await createParcel(clerk);
  await clerk.patch("/parcels", { id, destination: "Bergen" });
  await owner.patch("/settings", { gauge_air: 12 });
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

test("a clerk's journal of a parcel offers no other nouns, people or entries", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const id = await createParcel(owner);
  const { id: import_id } = await uploadTable(
    ...[app, owner, "tracking code;destination\nWB-4711;Brest"] as const,
  );
  await applyTable(app, owner, import_id);
  const path = `/control/journal.html?record_id=${id}`;
  const { status, text } = await clerk.get(path);
  equal(status, 200);
  match(text, /<h1>What happened<\/h1>/);
  match(text, /Oslo.*Brest/s);
  match(text, /<bdi>Import parcels\.csv<\/bdi>/);
  doesNotMatch(text, /import_id=|name="actor_id"|value="settings"|@/);
  doesNotMatch(text, /href="\/control\/journal\.html"/);
  const forOwner = (await owner.get(path)).text;
  match(forOwner, new RegExp(`journal\\.html\\?import_id=${import_id}"`));
  equal((await clerk.get("/control/journal.html")).status, 403);
  const filtered = await clerk.get(`${path}&field=weight&noun=&day=`);
  match(filtered.text, /Nothing happened that matches/);
});

test("consecutive changes of one import are one line that links to all of them", async ({ app, owner }) => {
  const rows = Array.from(
    { length: 37 },
    (_, at) => `IM-${1000 + at};Ada;Oslo`,
  );
  const table = ["code;recipient;destination", ...rows].join("\n");
  const { id } = await uploadTable(app, owner, table);
  await applyTable(app, owner, id);
  const { text } = await owner.get("/control/journal.html");
  const address = `/control/journal.html?import_id=${id}`;
  match(text, new RegExp(`<a href="${RegExp.escape(address)}">`));
  equal(text.match(/journal-row/g)?.length, 2, "the import, and the account");
  match(text, /37 changes/);
  const ofImport = (await owner.get(address)).text;
  equal(ofImport.match(/journal-row/g)?.length, 37);
  match(ofImport, new RegExp(`href="/control/imports/${id}">Only import`));
});

test("the journal distinguishes an import from its undo and groups erased parcels", async ({ app, owner }) => {
  await createParcel(owner);
  const rows = Array.from(
    { length: 12 },
    (_, at) => `IM-${1000 + at};Ada;Oslo`,
  );
  const changed = "WB-4711;Ada;Brest";
  const table = ["code;recipient;destination", ...rows, changed].join("\n");
  const { id } = await uploadTable(app, owner, table);
  await applyTable(app, owner, id);
  await undoTable(app, owner, id);
  await app.jobs.drain();
  const { text } = await owner.get("/control/journal.html");
  match(
    text,
    /Undo of import parcels\.csv.*13 changes.*>Import parcels\.csv.*13 changes/s,
  );
  const ofImport = (await owner.get(`/control/journal.html?import_id=${id}`))
    .text;
  match(ofImport, />Only import parcels\.csv</);
  const lines = ofImport.match(/<div class="journal-what">.*?<\/p>/gs)!
    .map((line) => line.replace(/<[^>]+>/g, "").replace(/\s+/g, " ").trim());
  deepEqual(lines, [
    "Changed back: Parcel WB-4711",
    "Erased: Parcel × 12",
    "Changed: Parcel WB-4711",
    "Created: Parcel × 12",
  ]);
  const { body } = await owner.api("GET", `/journal?import_id=${id}`);
  const { record_id } = body.data.data
    .find(({ kind }: { kind: string }) => kind === "erased");
  const gone = await owner.get(`/control/journal.html?record_id=${record_id}`);
  match(gone.text, /Created:<\/span> Parcel/);
  doesNotMatch(gone.text, /<dt>/);
});

test("the journal's screen translates values and folds long changes", async ({ owner }) => {
  const id = await createParcel(owner);
  const entry = { parcel_id: id, title: "Held", color: "red" };
  const { body } = await owner.post("/activities", {
    ...entry,
    description: "At sea.",
    icon: "pan_tool",
    status: "On hold",
  });
  const other = { icon: "verified", color: "gold" };
  const occurred_at = "2026-11-20T08:30:00.000Z";
  await owner.patch("/activities", { id: body.data.id, ...other, occurred_at });
  const wide = { weight: "1 kg", pieces: 2, shipped_via: "Road" };
  await owner.patch("/parcels", {
    id,
    ...wide,
    show_map: "no",
    reference: "R1",
    declared_value: "9",
  });
  const path = `/control/journal.html?record_id=${id}`;
  const { text } = await owner.get(path);
  match(text, /Stop.*Verified.*Problem.*Attention.*Nov 20, 2026/s);
  doesNotMatch(text, /pan_tool|>gold<|2026-11-20T/);
  match(text, /<summary>Number of pieces<\/summary>/);
  const asked = await owner.get(`${path}&field=pieces`);
  match(asked.text, /<dt>Number of pieces<\/dt>/);
  doesNotMatch(asked.text, /<summary>Number of pieces<\/summary>/);
});

test("a parcel's screen, unlike the public page, names who added an entry and links to the journal", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const parcel_id = await createParcel(owner);
  const entry = {
    title: "Departed",
    description: "",
    icon: "radio_button_checked",
  };
  const added = await clerk.post("/activities", {
    parcel_id,
    ...entry,
    description: "On time.",
    color: "green",
  });
  equal(added.status, 200);
  for (const path of ["", "/activities"]) {
    const { text } = await clerk.get(`/control/parcels/WB-4711${path}`);
    match(text, /by The clerk/);
  }
  for (const client of [owner, clerk]) {
    const { text } = await client.get("/control/parcels/WB-4711");
    match(text, new RegExp(`journal\\.html\\?record_id=${parcel_id}`));
  }
  const visitor = await app.client().get("/track.html?code=WB-4711");
  doesNotMatch(visitor.text, /The clerk/);
});
