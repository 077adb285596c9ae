import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import {
  createParcel,
  findParcelId,
  getParcel,
} from "@/lib/parcels/parcels.ts";
import { MAX_CODES, MAX_MATCHES } from "@/lib/bulk/schema.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { ADMIN } from "../helpers/admin.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import type { Answer, Client } from "../helpers/client.ts";
import { parcelInput } from "../helpers/domain.ts";
import { test } from "../helpers/site.ts";

const LIST = "/control/parcels/list.html";
const TRASH = "/control/trash.html";

/** Posts the list's form with ticked boxes, as a browser does without JavaScript. */
function post(
  client: Client,
  codes: string[],
  fields: Record<string, string>,
  path = LIST,
): Promise<Answer> {
  const boxes = codes.map((code) => ["codes", code]);
  return client.send(path, {
    method: "POST",
    body: new URLSearchParams([...boxes, ...Object.entries(fields)]),
  });
}

async function arePresent(kv: Kv, parcels: Parcel[]): Promise<boolean[]> {
  return await Promise.all(
    parcels.map(async ({ id }) => await getParcel(kv, id) !== null),
  );
}

test("ticked parcels are trashed immediately, and Undo restores all of them", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const parcels = await createParcels(app.kv, 4);
  const codes = codesOf(parcels.slice(0, 3));
  const sent = await post(clerk, codes, { action: "trash", request_id: "r" });
  equal(sent.status, 303);
  const list = sent.headers.get("location")!;
  const [, job] = /^\/control\/parcels\/list\.html\?done=ticked&job=(\w+)$/
    .exec(list)!;
  deepEqual(await arePresent(app.kv, parcels), [false, false, false, true]);
  const { text } = await clerk.get(list);
  match(text, /3 parcels are in the trash\./);
  // A double click trashes them once.
  const twice = await post(clerk, codes, { action: "trash", request_id: "r" });
  equal(twice.headers.get("location"), list);
  const undone = await clerk.form(TRASH, { id: job!, action: "undo_job" });
  equal(undone.status, 303);
  const back = undone.headers.get("location")!;
  match((await clerk.get(back)).text, /3 parcels have been restored\./);
  deepEqual(await arePresent(app.kv, parcels), Array(4).fill(true));
  // The undo is not offered twice.
  doesNotMatch((await clerk.get(list)).text, /in the trash\.|undo_job/);
});

test("trashing ticked parcels keeps the list's filter and removes earlier messages", async ({ app, owner }) => {
  const [one] = codesOf(await createParcels(app.kv, 2, { status: "Pending" }));
  const former = `${LIST}?stage=pending&order=oldest&done=trashed&id=x&job=y`;
  const { headers } = await post(owner, [one!], { action: "trash" }, former);
  match(
    headers.get("location")!,
    /list\.html\?stage=pending&order=oldest&done=ticked&job=\w{26}$/,
  );
});

test("unknown and trashed codes are problems of the job that the list links to", async ({ app, owner }) => {
  const parcels = await createParcels(app.kv, 2);
  const [one, gone] = codesOf(parcels);
  await parcelTrash.add(app.kv, parcels[1]!.id);
  const { headers } = await post(owner, [one!, gone!, "NONE-1"], {
    action: "trash",
  });
  const { text } = await owner.get(headers.get("location")!);
  match(text, /1 parcel is in the trash\./);
  const [, path] = /href="([^"]+)">2 parcels were left out</.exec(text)!;
  const job = await owner.get(path!);
  match(job.text, /<h1>1 in the trash<.*Move Parcels to Trash/s);
  for (const code of [gone!, "NONE-1"]) ok(job.text.includes(code));
  match(job.text, /name="action" value="undo_job"/);
});

test("ticking more parcels than fit on a page redirects to a job, which offers Undo when it has ended", async ({ app, owner }) => {
  const parcels = await createParcels(app.kv, 101);
  const { headers } = await post(owner, codesOf(parcels), { action: "trash" });
  const path = headers.get("location")!;
  match(path, /^\/control\/jobs\/\w{26}$/);
  doesNotMatch((await owner.get(path)).text, /undo_job/);
  await app.jobs.drain();
  match((await owner.get(path)).text, /value="undo_job"[^>]*>Undo</);
  const id = path.split("/").at(-1)!;
  const undo = await owner.form(TRASH, { id, action: "undo_job" });
  const restoring = undo.headers.get("location")!;
  match(restoring, /^\/control\/jobs\/\w{26}$/);
  await app.jobs.drain();
  match(
    (await owner.get(restoring)).text,
    /<h1>101 restored<[^]*101 of 101/,
  );
  doesNotMatch((await owner.get(path)).text, /undo_job/);
  deepEqual(await arePresent(app.kv, parcels), Array(101).fill(true));
});

test("only members who may see a job on ticked parcels can undo it", async ({ app, owner }) => {
  const parcels = await createParcels(app.kv, 1);
  const { headers } = await post(owner, codesOf(parcels), { action: "trash" });
  const list = headers.get("location")!;
  const id = list.split("=").at(-1)!;
  const clerk = await app.signedIn({ role: "clerk" });
  doesNotMatch((await clerk.get(list)).text, /in the trash\./);
  equal((await clerk.form(TRASH, { id, action: "undo_job" })).status, 404);
  deepEqual(await arePresent(app.kv, parcels), [false]);
  equal((await owner.form(TRASH, { id: "x", action: "undo_job" })).status, 404);
});

test("the export of ticked parcels is in the reader's language and in the order of the ticks", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  clerk.cookies.set("googtrans", "/en/de");
  await createParcel(app.kv, parcelInput({ tracking_code: "AB-1" }));
  const second = parcelInput({ tracking_code: "AB-2", reference: "=1+1" });
  await createParcel(app.kv, second);
  await createParcel(app.kv, parcelInput({ tracking_code: "AB-3" }));
  const codes = ["AB-2", "NONE-1", "AB-1", "ab2"];
  const { status, headers, text } = await post(clerk, codes, {
    action: "export",
  });
  equal(status, 200);
  equal(headers.get("content-type"), "text/csv; charset=utf-8");
  match(
    headers.get("content-disposition")!,
    /^attachment; filename="parcels-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const lines = text.trim().split("\r\n");
  const heads = lines[0]!.split(";");
  const at = heads.indexOf("Sendungsnummer");
  deepEqual(lines.slice(1).map((line) => line.split(";")[at]), [
    "AB-2",
    "AB-1",
  ]);
  ok(lines[1]!.includes(";'=1+1;"));
  const whole = await clerk.get(
    "/api/parcels.csv?separator=semicolon&language=de&order=oldest",
  );
  equal(whole.text.trim().split("\r\n")[0], lines[0]);
});

test("exporting a whole selection redirects to the list's export link", async ({ app, owner }) => {
  const [one] = codesOf(await createParcels(app.kv, 1, { status: "Pending" }));
  const { status, headers } = await post(owner, [one!], {
    ...{ filter: "stage=pending&late=yes", action: "export" },
  });
  equal(status, 303);
  equal(
    headers.get("location"),
    "/api/parcels.csv?stage=pending&late=yes&separator=comma&language=en",
  );
});

test("a filtered list offers its whole selection, which replaces the ticks", async ({ app, owner }) => {
  const pending = await createParcels(app.kv, 17, { status: "Pending" });
  const others = await createParcels(app.kv, 1, { status: "Delivered" });
  const boxes = [
    ["?stage=pending", / name="filter" value="stage=pending"/],
    ["?search=pending", / name="filter" value="search=pending"/],
    [
      "?stage=pending&search=test",
      / name="filter" value="stage=pending&amp;search=test"/,
    ],
  ] as const;
  for (const [query, box] of boxes) {
    const { text } = await owner.get(LIST + query);
    match(text, box);
    match(text, /All of this selection: 17 parcels/);
  }
  doesNotMatch((await owner.get(LIST)).text, /of this selection/);
  const ticks = codesOf(others);
  const form = await post(owner, ticks, {
    filter: "stage=pending&search=test",
  }, BULK);
  match(form.text, /All parcels under “Pending · test”[^]*17 parcels found/);
  doesNotMatch(form.text, /name="codes"/);
  const { status } = await post(owner, ticks, {
    ...{ filter: "search=pending", action: "trash" },
  });
  equal(status, 303);
  deepEqual(await arePresent(app.kv, pending), Array(17).fill(false));
  deepEqual(await arePresent(app.kv, others), [true]);
});

const BULK = "/control/parcels/bulk.html";

test("a selection of more than 5,000 parcels is rejected with their number and stays selected", async ({ app, owner }) => {
  const [parcel] = await createParcels(app.kv, 1, { status: "Pending" });
  const stored = await app.kv.get<unknown>(["parcels", parcel!.id]);
  for (let at = 0; at < MAX_MATCHES; at += 400) {
    await app.kv.transact((tx) => {
      for (let n = at; n < at + 400; n++) {
        const id = `01KZZZZZZZZZZZZZZZZZ${String(n).padStart(6, "0")}`;
        tx.set(["search", "parcels", "pending", id], 0);
        tx.set(["parcels", id], stored);
      }
      return Promise.resolve();
    });
  }
  const path = `${LIST}?search=pending`;
  const fields = { filter: "search=pending", action: "trash" };
  const { status, text } = await post(owner, [], fields, path);
  equal(status, 422);
  match(text, /role="alert"[^]*5,\d{3}[^]*5,000/);
  match(text, /class="ticked-all"><input[^>]* checked[^>]*>/);
  match(text, /All parcels of this selection/);
  equal(await findParcelId(app.kv, parcel!.tracking_code), parcel!.id);
});

test("the form for a whole selection says before the submit that there are too many parcels", async ({ app, owner }) => {
  const [parcel] = await createParcels(app.kv, 1, { status: "Pending" });
  const event = Date.parse(parcel!.created_at);
  const more = [MAX_MATCHES, "pending", null, event];
  await app.kv.transact((tx) => {
    tx.set(["parcel_counts", parcel!.id], [more]);
    return Promise.resolve();
  });
  const { text } = await post(owner, [], { filter: "stage=pending" }, BULK);
  match(text, /All parcels under “Pending”[^]*Found: 5,001\.[^]*at most 5,000/);
});

test("a button without ticked parcels shows an explanation", async ({ app, owner }) => {
  await createParcels(app.kv, 1);
  for (const action of ["trash", "export"]) {
    const { status, text } = await post(owner, [], { action });
    equal(status, 422);
    match(text, /role="alert"[^]*Select at least one parcel\./);
  }
});

test("a form with filters that do not combine is rejected and changes nothing", async ({ app, owner }) => {
  const parcels = await createParcels(app.kv, 2, { status: "Pending" });
  const filters = {
    "stage=pending&late=yes&search=lyon": /role="alert"[^]*at most two/i,
    "late=no": /role="alert"/,
    "x=y": /role="alert"/,
  };
  for (const [filter, error] of Object.entries(filters)) {
    const ticked = await post(owner, [], { filter, action: "trash" });
    equal(ticked.status, 422, filter);
    match(ticked.text, error);
    const fields = { filter, status: "In transit" };
    equal((await post(owner, [], fields, BULK)).status, 422, filter);
  }
  await app.jobs.drain();
  deepEqual(await arePresent(app.kv, parcels), [true, true]);
});

test("the list's form accepts 500 boxes and at most 520 fields", async ({ owner }) => {
  const codes = Array.from({ length: MAX_CODES }, (_, at) => `NONE-${at}`);
  const fields = { action: "export", request_id: "r" };
  equal((await post(owner, codes, fields)).status, 200);
  const many = Array.from({ length: 521 }, (_, at) => `NONE-${at}`);
  equal((await post(owner, many, fields)).status, 413);
});

test("ticks posted after the session has ended are carried through the sign-in", async ({ app, visitor }) => {
  await app.signedIn();
  const parcels = await createParcels(app.kv, 3);
  const codes = codesOf(parcels);
  const fields = { action: "trash", request_id: "r" };
  const ended = await post(visitor, codes, fields);
  equal(ended.status, 307);
  const signIn = ended.headers.get("location")!;
  const asked = await post(visitor, codes, fields, signIn);
  match(asked.text, /Your session has ended/);
  const [, next] = / name="next" value="([^"]*)"/.exec(asked.text)!;
  const resumed = await visitor.form(signIn, {
    ...{ email: ADMIN.email, password: ADMIN.password, next: next! },
    ...{ "typed.codes": codes.join("\n"), "typed.action": "trash" },
  });
  equal(resumed.status, 200);
  const [, typed] = /name="codes" value="([^"]*)"/.exec(resumed.text)!;
  ok(asked.text.includes(`name="typed.codes" value="${typed}"`));
  equal((await visitor.form(LIST, { ...fields, codes: typed! })).status, 303);
  deepEqual(await arePresent(app.kv, parcels), Array(3).fill(false));
});
