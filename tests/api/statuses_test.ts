import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import type { Client } from "../helpers/client.ts";
import type { TestApp } from "../helpers/app.ts";
import { test } from "../helpers/site.ts";

const PARCEL = { recipient_name: "Ann", destination: "Lisbon" };
const PIER = { text: "At the pier", stage: "in_transit" };

function add(client: Client, input: Record<string, unknown> = PIER) {
  return client.post("/statuses", input);
}

function addParcel(client: Client, tracking_code: string, status: string) {
  return client.post("/parcels", { ...PARCEL, tracking_code, status });
}

/** Returns the codes of the parcels filed under a stage. */
async function filedUnder(client: Client, stage: string): Promise<string[]> {
  const { body } = await client.api("GET", `/parcels?stage=${stage}`);
  return body.data.data.map((parcel: { tracking_code: string }) =>
    parcel.tracking_code
  );
}

async function listStatuses(client: Client, query = "") {
  const { body } = await client.api("GET", `/statuses${query}`);
  return body.data as { id: string; text: string; added_by: string | null }[];
}

function settle({ jobs }: TestApp): Promise<void> {
  return jobs.drain();
}

test("POST /api/statuses gives an unknown text a stage, under which its parcels are filed", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  await addParcel(clerk, "TEST-1", "at the PIER!");
  await addParcel(clerk, "TEST-2", "At the gate");
  deepEqual(await filedUnder(clerk, "other"), ["TEST-2", "TEST-1"]);
  const { status, body } = await add(clerk);
  equal(status, 200, JSON.stringify(body));
  deepEqual(
    [body.data.text, body.data.stage, body.data.icon, body.data.suggested],
    ["At the pier", "in_transit", "local_shipping", false],
  );
  await settle(app);
  deepEqual(await filedUnder(clerk, "in_transit"), ["TEST-1"]);
  deepEqual(await filedUnder(clerk, "other"), ["TEST-2"]);
  await addParcel(clerk, "TEST-3", "AT THE PIER");
  deepEqual(await filedUnder(clerk, "in_transit"), ["TEST-3", "TEST-1"]);
});

test("POST /api/statuses rejects an existing text in any spelling, and needs settings:write for a known one", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  equal((await add(clerk)).status, 200);
  const doubled = await add(owner, { text: "AT THE PIER.", stage: "customs" });
  deepEqual(
    [doubled.status, doubled.body.errors],
    [422, ["The text has already been taken."]],
  );
  const known = { text: "Livrée", stage: "on_hold" };
  equal((await add(clerk, known)).status, 403);
  await addParcel(owner, "TEST-1", "Livrée");
  equal((await add(owner, known)).status, 200);
  await settle(app);
  deepEqual(await filedUnder(owner, "on_hold"), ["TEST-1"]);
});

test("PATCH /api/statuses renames a status, whose former text keeps its stage", async ({ app, owner }) => {
  const { id } = (await add(owner)).body.data;
  await addParcel(owner, "TEST-1", "At the pier");
  const renamed = await owner.patch("/statuses", { id, text: "At the quay" });
  equal(renamed.body.message, "The status has been updated.");
  await settle(app);
  await addParcel(owner, "TEST-2", "At the pier");
  await addParcel(owner, "TEST-3", "At the quay");
  const filed = await filedUnder(owner, "in_transit");
  deepEqual(filed, ["TEST-3", "TEST-2", "TEST-1"]);
  const shown = await owner.api("GET", "/parcels/TEST-1");
  equal(shown.body.data.status, "At the pier");
  equal((await owner.patch("/statuses", { id, text: null })).status, 422);
});

test("PATCH /api/statuses with another stage moves the parcels, DELETE moves them back", async ({ app, owner }) => {
  const { id } = (await add(owner)).body.data;
  await addParcel(owner, "TEST-1", "At the pier");
  await owner.patch("/statuses", { id, stage: "delivered" });
  await settle(app);
  deepEqual(await filedUnder(owner, "delivered"), ["TEST-1"]);
  equal((await owner.delete("/statuses", { id })).status, 200);
  await settle(app);
  deepEqual(await filedUnder(owner, "other"), ["TEST-1"]);
});

test("a suggested status can be renamed per language and hidden, but keeps its stage and cannot be deleted", async ({ app, owner }) => {
  const id = "delivered";
  const patch = { id, text: "Handed over", hidden: "yes" };
  equal((await owner.patch("/statuses", patch)).status, 200);
  const textIn = async (query: string) =>
    (await listStatuses(owner, query)).find((status) => status.id === id)!.text;
  equal(await textIn(""), "Handed over");
  equal(await textIn("?language=de"), "Zugestellt");
  await addParcel(owner, "TEST-1", "Handed over");
  deepEqual(await filedUnder(owner, "delivered"), ["TEST-1"]);
  const moved = await owner.patch("/statuses", { id, stage: "customs" });
  equal(moved.status, 422);
  equal((await owner.delete("/statuses", { id })).status, 422);
  await owner.patch("/statuses", { id, text: null });
  equal(await textIn(""), "Delivered");
  await settle(app);
  deepEqual(await filedUnder(owner, "delivered"), ["TEST-1"]);
});

test("changing statuses needs settings:write, and the list shows who added each", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const { id } = (await add(clerk)).body.data;
  equal((await clerk.patch("/statuses", { id, hidden: "yes" })).status, 403);
  equal((await clerk.delete("/statuses", { id })).status, 403);
  const all = await listStatuses(owner);
  equal(all.length, 12);
  const { added_by } = all.at(-1)!;
  equal(typeof added_by, "string");
  const { body } = await owner.api("GET", "/journal?noun=statuses");
  deepEqual(
    body.data.data.map(({ label, kind }: Record<string, string>) => [
      label,
      kind,
    ]),
    [["At the pier", "created"]],
  );
});

test("a parcel restored from the trash is filed under the current stage of its status", async ({ app, owner }) => {
  const { id } = (await addParcel(owner, "TEST-1", "At the pier")).body.data;
  await owner.delete("/parcels", { id });
  await add(owner);
  await settle(app);
  await owner.post("/trash/restore", { id });
  deepEqual(await filedUnder(owner, "in_transit"), ["TEST-1"]);
});

test("GET /api/statuses/unknown counts statuses without a stage, most frequent first, until they are given one", async ({ owner }) => {
  await addParcel(owner, "TEST-1", "At the pier");
  await addParcel(owner, "TEST-2", "At the gate");
  await addParcel(owner, "TEST-3", "at the gate!");
  await addParcel(owner, "TEST-4", "Delivered");
  const unknown = async () =>
    (await owner.api("GET", "/statuses/unknown")).body.data;
  deepEqual(await unknown(), {
    data: [
      { text: "at the gate!", parcels: 2 },
      { text: "At the pier", parcels: 1 },
    ],
    more: false,
  });
  await add(owner, { text: "At the gate", stage: "other" });
  deepEqual((await unknown()).data, [{ text: "At the pier", parcels: 1 }]);
});

const LIST = "/control/statuses/list.html";

test("one click on the Statuses screen gives an unknown status a stage and refiles its parcels", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  await addParcel(clerk, "TEST-1", "At the pier");
  const { text } = await clerk.get(LIST);
  match(text, /Statuses Without a Stage.*At the pier.*1 parcel/s);
  equal((await clerk.form(LIST, PIER)).status, 303);
  await settle(app);
  deepEqual(await filedUnder(clerk, "in_transit"), ["TEST-1"]);
  const { text: after } = await clerk.get(LIST);
  doesNotMatch(after, /Statuses Without a Stage/);
  const again = await clerk.form(LIST, PIER);
  equal(again.status, 422);
  match(again.text, /role="alert".*already been taken/s);
});

test("the form of a new status keeps what was typed when it is refused", async ({ owner }) => {
  const screen = "/control/statuses/create.html";
  const look = { icon: "verified", color: "gold" };
  equal((await owner.form(screen, { ...PIER, ...look })).status, 303);
  const [pier] = (await owner.api("GET", "/statuses")).body.data.slice(-1);
  deepEqual([pier.text, pier.icon, pier.color], [
    "At the pier",
    "verified",
    "gold",
  ]);
  const typed = { text: "AT THE PIER", stage: "customs", color: "red" };
  const { status, text } = await owner.form(screen, typed);
  equal(status, 422);
  match(text, /The text has already been taken/);
  match(text, /value="AT THE PIER"/);
  match(text, /value="customs" selected/);
  match(text, /name="color" value="red" checked/);
});

test("the form of a status changes its text, stage and look and hides it, for managers only", async ({ app, owner }) => {
  const { id } = (await add(owner)).body.data;
  await addParcel(owner, "TEST-1", "At the pier");
  const screen = `/control/statuses/${id}`;
  const clerk = await app.signedIn({ role: "clerk" });
  equal((await clerk.get(screen)).status, 403);
  doesNotMatch((await clerk.get(LIST)).text, new RegExp(id));
  const edit = { text: "At the quay", stage: "on_hold", icon: "moped" };
  const whole = { ...edit, color: "", hidden: "yes" };
  equal((await clerk.form(screen, whole)).status, 403);
  equal((await owner.form(screen, whole)).status, 303);
  await addParcel(owner, "TEST-2", "At the quay");
  await settle(app);
  deepEqual(await filedUnder(owner, "on_hold"), ["TEST-2"]);
  deepEqual(await filedUnder(owner, "in_transit"), ["TEST-1"]);
  match((await owner.get(LIST)).text, /At the quay.*On hold.*Not offered/s);
  match((await owner.get(screen)).text, /value="At the quay"/);
  const { status, text } = await owner.form(screen, { ...whole, text: "" });
  equal(status, 422);
  match(text, /The text field is required/);
  match(text, /name="icon" value="moped" checked/);
});

test("only managers delete a status on the Statuses screen, after a confirmation", async ({ app, owner }) => {
  const { id } = (await add(owner)).body.data;
  const clerk = await app.signedIn({ role: "clerk" });
  match((await owner.get(`${LIST}?delete=${id}`)).text, /delete-confirm/);
  equal((await clerk.form(LIST, { id })).status, 403);
  equal((await owner.form(LIST, { id })).status, 303);
  doesNotMatch((await owner.get(LIST)).text, /At the pier/);
  equal((await owner.get(`/control/statuses/${id}`)).status, 404);
  const suggested = await owner.form(LIST, { id: "delivered" });
  equal(suggested.status, 422);
  match(suggested.text, /can be hidden, but not deleted/);
});

test("the form of a suggestion renames it for readers of the language and keeps its stage", async ({ owner }) => {
  const screen = "/control/statuses/delivered";
  const { text } = await owner.get(screen);
  match(text, /value="Delivered"/);
  doesNotMatch(text, /name="stage"/);
  const seen = /name="seen" value="([^"]+)"/.exec(text)![1]!;
  const typed = { text: "Handed over", icon: "", color: "gold", hidden: "no" };
  equal((await owner.form(screen, { ...typed, seen })).status, 303);
  const shown = async (language: string) => {
    const all = await listStatuses(owner, `?language=${language}`);
    return all.find((status) => status.id === "delivered")!.text;
  };
  equal(await shown("en"), "Handed over");
  equal(await shown("de"), "Zugestellt");
  const conflict = await owner.form(screen, { ...typed, text: "Given", seen });
  equal(conflict.status, 409);
  match(conflict.text, /Handed over/);
  equal((await owner.form(screen, { ...typed, text: "" })).status, 303);
  equal(await shown("en"), "Delivered");
});

test("the look of a suggestion becomes that of the entries with its stage", async ({ owner }) => {
  await owner.patch("/statuses", { id: "delivered", color: "gold" });
  await addParcel(owner, "TEST-1", "In transit");
  await owner.form("/control/parcels/TEST-1/post", { status: "Zugestellt" });
  const { body } = await owner.api("GET", "/parcels/TEST-1");
  const [{ icon, color }] = body.data.history;
  deepEqual([icon, color], ["check_circle", "gold"]);
});

test("a renamed suggestion is shown to readers of its language, in the panel and on the tracking page", async ({ app, owner }) => {
  await addParcel(owner, "TEST-1", "Zugestellt");
  await owner.patch("/statuses", { id: "delivered", text: "Handed over" });
  const visitor = app.client();
  for (
    const [client, screen] of [
      [owner, "/control/parcels/list.html"],
      [owner, "/control/parcels/TEST-1"],
      [owner, "/control/parcels/TEST-1/post"],
      [visitor, "/track.html?code=TEST-1"],
    ] as const
  ) {
    match((await client.get(screen)).text, /<bdi[^>]*>Handed over</, screen);
  }
  const { body } = await owner.post("/bulk/check", { codes: "TEST-1" });
  equal(body.data[0].items[0].note, "Handed over");
  const german = { "accept-language": "de" };
  match(
    (await visitor.get("/track.html?code=TEST-1", german)).text,
    /<bdi[^>]*>Zugestellt</,
  );
});
