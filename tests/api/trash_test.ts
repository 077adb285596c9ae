import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { createActivity } from "@/lib/parcels/activities.ts";
import { findParcelId, getParcel } from "@/lib/parcels/parcels.ts";
import { createPage, pageTrash } from "@/lib/pages/pages.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import type { TestApp } from "../helpers/app.ts";
import { ADMIN } from "../helpers/admin.ts";
import { activityInput } from "../helpers/domain.ts";
import { addParcel } from "../helpers/parcels.ts";
import { test } from "../helpers/site.ts";

const CODE = "WB-1111";
const TRASH = "/control/trash.html";
const LIST = "/control/parcels/list.html";
const IN_TRASH = "This code belongs to a parcel in the trash.";

async function parcelIn({ kv }: TestApp): Promise<string> {
  await addParcel(kv, { tracking_code: CODE });
  return (await findParcelId(kv, CODE))!;
}

async function pageIn({ kv }: TestApp): Promise<string> {
  const page = { title: "Rail", content: "By rail", icon: "folder" };
  return (await createPage(kv, pageCreate.parse(page), { language: "en" })).id;
}

test("DELETE /api/parcels moves a parcel to the trash, and other calls about it return 404", async ({ app, owner }) => {
  const id = await parcelIn(app);
  equal((await owner.delete("/parcels", { id })).status, 200);
  const paths = ["", "/update", "/post", "/activities", "/update-map"];
  for (const below of paths) {
    const { status } = await owner.get(`/control/parcels/${CODE}${below}`);
    equal(status, 404, below);
  }
  for (const client of [owner, app.client()]) {
    equal((await client.api("GET", `/parcels/${CODE}`)).status, 404);
  }
  const sent = [
    ["PATCH", "/parcels", { id, weight: "1 kg" }],
    ["DELETE", "/parcels", { id }],
    ["POST", "/activities", activityInput(id)],
  ] as const;
  for (const [method, path, body] of sent) {
    equal((await owner.api(method, path, { body })).status, 404, path);
  }
  const { body } = await owner.api("GET", "/trash?noun=parcels");
  const [{ deleted_at, erased_on, ...record }] = body.data.data;
  deepEqual(record, {
    ...{ id, noun: "parcels", label: CODE },
    deleted_by: { kind: "admin", id: record.deleted_by.id, name: ADMIN.email },
  });
  ok(erased_on > deleted_at.slice(0, 10));
  equal(body.data.total, 1);
});

test("POST /api/trash/restore restores a parcel with its history once", async ({ app, owner }) => {
  const id = await parcelIn(app);
  await owner.delete("/parcels", { id });
  const { status, body } = await owner.post("/trash/restore", { id });
  equal(status, 200);
  equal(body.message, "The parcel has been restored.");
  equal(body.data.tracking_code, CODE);
  equal(body.data.history.length, 1);
  const again = await owner.post("/trash/restore", { id });
  deepEqual([again.status, again.body.errors], [404, [
    "Not found in the trash",
  ]]);
  const erased = await owner.delete("/trash", { id });
  equal(erased.status, 404);
});

test("DELETE /api/trash erases a parcel, frees its code and queues the journal's clean-up", async ({ app, owner }) => {
  const id = await parcelIn(app);
  await owner.delete("/parcels", { id });
  const again = {
    tracking_code: CODE,
    recipient_name: "Bo",
    destination: "Oslo",
  };
  const taken = await owner.post("/parcels", again);
  deepEqual([taken.status, taken.body.errors], [422, [IN_TRASH]]);
  const { status, body } = await owner.delete("/trash", { id });
  deepEqual([status, body.data], [200, null]);
  const kinds = (await jobs.listFirst(app.kv, { limit: 9 })).map(({ kind }) =>
    kind
  );
  ok(kinds.includes("erase_record"));
  equal((await owner.post("/parcels", again)).status, 200);
});

test("a repeated POST /api/activities returns 404 while its parcel is in the trash", async ({ app, owner }) => {
  const id = await parcelIn(app);
  const call = {
    body: activityInput(id),
    headers: { "idempotency-key": "entry-1" },
  };
  equal((await owner.api("POST", "/activities", call)).status, 200);
  await owner.delete("/parcels", { id });
  equal((await owner.api("POST", "/activities", call)).status, 404);
});

test("a page in the trash is gone from the site, but its slug stays taken", async ({ app, owner }) => {
  const id = await pageIn(app);
  await owner.delete("/pages", { id });
  equal((await app.client().get("/pages/rail")).status, 404);
  equal((await owner.get("/control/pages/rail")).status, 404);
  const { body } = await owner.api("GET", "/trash?noun=pages");
  deepEqual(body.data.data.map(({ label }: { label: string }) => label), [
    "Rail",
  ]);
  const restored = await owner.post("/trash/restore", { id });
  deepEqual([restored.body.message, restored.body.data.slug], [
    "The page has been restored.",
    "rail",
  ]);
  equal((await app.client().get("/pages/rail")).status, 200);
});

test("members who may not read a noun can neither see nor change its trash", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const id = await pageIn(app);
  await pageTrash.add(app.kv, id);
  const answers = [
    await clerk.api("GET", "/trash?noun=pages"),
    await clerk.post("/trash/restore", { id }),
    await clerk.delete("/trash", { id }),
    await clerk.get(`${TRASH}?noun=pages`),
    await clerk.form(TRASH, { id, action: "restore" }),
    await clerk.form(TRASH, { id, action: "erase" }),
  ];
  deepEqual(answers.map(({ status }) => status), Array(6).fill(403));
  equal(await pageTrash.count(app.kv), 1);
  const { status, text } = await clerk.get(TRASH);
  equal(status, 200);
  doesNotMatch(text, /noun=pages/);
  equal((await app.client().api("GET", "/trash?noun=parcels")).status, 401);
  const odd = await clerk.api("GET", "/trash?noun=reviews");
  equal(odd.status, 422);
});

test("deleting a parcel on its screen does not ask, and Undo restores it", async ({ app, owner }) => {
  const id = await parcelIn(app);
  const screen = `/control/parcels/${CODE}`;
  const { headers } = await owner.form(screen, { id });
  const list = headers.get("location")!;
  equal(list, `${LIST}?done=trashed&id=${id}`);
  // A double click trashes it once.
  equal((await owner.form(screen, { id })).status, 303);
  const { text } = await owner.get(list);
  match(text, /WB-1111 is in the trash\./);
  match(text, /action="\/control\/trash\.html"/);
  // A double click on Undo restores it once.
  const presses = await Promise.all(
    [1, 2].map(() => owner.form(TRASH, { id, action: "undo" })),
  );
  for (const { headers } of presses) {
    equal(headers.get("location"), `${LIST}?done=restored`);
  }
  match((await owner.get(`${LIST}?done=restored`)).text, /been restored/);
  equal((await getParcel(app.kv, id))?.tracking_code, CODE);
  // The undo is not offered twice.
  doesNotMatch((await owner.get(list)).text, /is in the trash/);
});

test("the trash restores immediately but asks before erasing", async ({ app, owner }) => {
  const id = await parcelIn(app);
  await createActivity(app.kv, activityInput(id));
  await owner.delete("/parcels", { id });
  const { text } = await owner.get(TRASH);
  match(text, /aria-label="Restore WB-1111"/);
  match(text, /Deleted .* by admin@waybill\.example, will be erased on /);
  doesNotMatch(text, /Are you sure/);
  const asked = `${TRASH}?noun=parcels&delete=${id}`;
  ok(text.includes(`href="${asked.replaceAll("&", "&amp;")}"`));
  match((await owner.get(asked)).text, /sure you want to erase WB-1111 with/);
  const restored = await owner.form(TRASH, { id, action: "restore" });
  const screen = restored.headers.get("location")!;
  equal(screen, `/control/parcels/${CODE}?done=restored`);
  match((await owner.get(screen)).text, /The parcel has been restored\./);
  await owner.delete("/parcels", { id });
  const erased = await owner.form(TRASH, { id, action: "erase" });
  equal(erased.headers.get("location"), `${TRASH}?noun=parcels&done=erased`);
  match((await owner.get(`${TRASH}?done=erased`)).text, /erased for good/);
  match((await owner.get(TRASH)).text, /The trash is empty/);
  equal((await owner.form(TRASH, { id, action: "erase" })).status, 404);
});

test("the trash's screen shows recipient and reference, the API only the code", async ({ app, owner }) => {
  const known = { recipient_name: "Zoe Jones", reference: "PO 9" };
  await addParcel(app.kv, { tracking_code: CODE, ...known });
  const id = (await findParcelId(app.kv, CODE))!;
  await owner.delete("/parcels", { id });
  match((await owner.get(TRASH)).text, /WB-1111.*Zoe Jones · PO 9.*Deleted /s);
  const { body } = await owner.api("GET", "/trash");
  doesNotMatch(JSON.stringify(body.data), /Zoe Jones|PO 9/);
});

test("a form with a trashed parcel's code links to the page that erases the parcel", async ({ app, owner }) => {
  const id = await parcelIn(app);
  await owner.delete("/parcels", { id });
  const { status, text } = await owner.form("/control/parcels/create.html", {
    ...{ tracking_code: "wb1111", recipient_name: "Bo", destination: "Oslo" },
  });
  equal(status, 422);
  ok(text.includes(IN_TRASH));
  ok(text.includes(`href="${TRASH}?noun=parcels&amp;delete=${id}"`));
});
