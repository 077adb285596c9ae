import { deepEqual, equal } from "node:assert/strict";
import type { ListPage } from "@/lib/fields/paging.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { ApiAnswer, Client } from "../helpers/client.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import { applyTable, undoTable, uploadTable } from "../helpers/imports.ts";
import type { TestApp } from "../helpers/app.ts";
import { test } from "../helpers/site.ts";

/** Returns the codes and the total of a job's parcels, read two a page. */
async function codesOfJob(
  client: Client,
  id: string,
  query = "&order=oldest",
): Promise<[codes: string[], total: number]> {
  const codes: string[] = [];
  let total = 0;
  let next: string | null = `/parcels?per_page=2&job_id=${id}${query}`;
  while (next !== null) {
    const answer: ApiAnswer<ListPage<Parcel>> = await client.api("GET", next);
    equal(answer.status, 200, answer.text);
    const { data } = answer.body;
    codes.push(...codesOf(data.data));
    total = data.total;
    next = data.next_page_url?.slice("/api".length) ?? null;
  }
  return [codes, total];
}

/** Runs a call that starts a job; returns the job's id. */
async function run(
  app: TestApp,
  client: Client,
  path: string,
  body: object,
): Promise<string> {
  const { body: { data } } = await client.post(path, body);
  await app.jobs.drain();
  return data.id;
}

test("GET /api/parcels?job_id= lists the parcels of a bulk update, and those that its undo has restored", async ({ app, owner }) => {
  const codes = codesOf(await createParcels(app.kv, 7));
  await createParcels(app.kv, 2);
  const update = { status: "Delivered" };
  const listed = [codes[3], codes[0], "NONE-1", ...codes.slice(4)];
  const bulk = await run(app, owner, "/bulk", { codes: listed, update });
  const touched = [codes[3], codes[0], ...codes.slice(4)];
  deepEqual(await codesOfJob(owner, bulk), [touched, 5]);
  deepEqual(await codesOfJob(owner, bulk, ""), [touched.toReversed(), 5]);
  const { body } = await owner.api("GET", `/parcels/${codes[0]}`);
  const { id } = body.data;
  await owner.patch("/parcels", { id, weight: "3" });
  const undo = await run(app, owner, "/bulk/undo", { id: bulk });
  const [restored, total] = await codesOfJob(owner, undo);
  deepEqual(restored.toSorted(), [codes[3], ...codes.slice(4)]);
  equal(total, 4);
  deepEqual(await codesOfJob(owner, bulk), [touched, 5]);
});

test("GET /api/parcels?job_id= lists the parcels of an import, and those that its undo has reverted", async ({ app, owner }) => {
  const [old, same] = await createParcels(app.kv, 2);
  const table = [
    "Code;Recipient;Destination;Weight",
    "WB-2001;Zoe;Brest;",
    `${old!.tracking_code};;;5 kg`,
    `${same!.tracking_code};;;`,
    "WB-2002;Ann;Nantes;",
  ].join("\n");
  const { id } = await uploadTable(app, owner, table);
  const applied = await applyTable(app, owner, id);
  deepEqual(await codesOfJob(owner, applied.id), [
    ["WB-2001", old!.tracking_code, "WB-2002"],
    3,
  ]);
  const undone = await undoTable(app, owner, id);
  deepEqual(undone.result, { undone: 3, left: 0 });
  deepEqual(await codesOfJob(owner, undone.id), [[old!.tracking_code], 1]);
});

test("GET /api/parcels?job_id= omits deleted parcels, and returns 404 for an unknown job", async ({ app, owner }) => {
  const [one, other] = await createParcels(app.kv, 2);
  const bulk = await run(app, owner, "/bulk", {
    codes: codesOf([one!, other!]),
    update: { status: "Delivered" },
  });
  await parcelTrash.add(app.kv, one!.id);
  deepEqual(await codesOfJob(owner, bulk), [[other!.tracking_code], 2]);
  for (const path of ["/parcels", "/parcels.csv"]) {
    equal((await owner.api("GET", `${path}?job_id=none`)).status, 404);
  }
  const cursor = await owner.api(
    "GET",
    `/parcels?job_id=${bulk}&cursor=${one!.id}`,
  );
  equal(cursor.status, 422);
  const two = await owner.api("GET", `/parcels?job_id=${bulk}&late=yes`);
  equal(two.status, 422);
});

test("the parcels of a job can be exported, and updated once more", async ({ app, owner }) => {
  const codes = codesOf(await createParcels(app.kv, 3));
  const update = { status: "Delivered" };
  const bulk = await run(app, owner, "/bulk", { codes, update });
  const { text } = await owner.get(`/api/parcels.csv?job_id=${bulk}`);
  deepEqual(codes.filter((code) => text.includes(code)), codes);
  const again = await run(app, owner, "/bulk", {
    filter: { job_id: bulk },
    update: { status: "In transit" },
  });
  equal((await codesOfJob(owner, again))[1], 3);
});
