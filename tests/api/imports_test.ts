import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { jobs } from "@/lib/jobs/jobs.ts";
import { importKinds } from "@/lib/imports/imports.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { type TestApp, testApp } from "@/tests/helpers/app.ts";
import type { Client } from "@/tests/helpers/client.ts";
import {
  applyTable,
  readImport,
  undoTable,
  uploadTable,
} from "@/tests/helpers/imports.ts";
import { addParcel } from "@/tests/helpers/parcels.ts";
import { testOn } from "../helpers/site.ts";
import {
  commitStep,
  recordFailure,
  releaseJob,
  takeJob,
} from "@/lib/jobs/steps.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Returns an import's row counts, in the order rows, new, changed, unchanged, wrong, unmatched. */
function countsOf(record: Record<string, number>): number[] {
  const { rows, changed, unchanged, wrong, unmatched } = record;
  return [rows!, record.new!, changed!, unchanged!, wrong!, unmatched!];
}

async function parcel(client: Client, code: string) {
  return (await client.api("GET", `/parcels/${code}`)).body.data;
}

const TABLE = [
  "Tracking code,Recipient,Destination,Status,Weight,Reference",
  "WB-1001,Ann Smith,Nantes,,12 kg,", // changed: weight
  "wb 1002,,,Delivered,,", // changed: status
  "WB-1003,Ann Smith,Nantes,,,", // unchanged
  "WB-2001,Zoe Jones,Brest,In transit,,PO 7", // new
  ",Bob Jones,Lyon,,,", // new, unmatched
  "WB-2001,Zoe Jones,Brest,,,", // wrong: twice
  "WB-2002,,Brest,,,", // wrong: no recipient
  "WB-2003,Ann,Brest,,,,x", // wrong: too many cells
].join("\r\n");

/** Defines a test on a site with three parcels. */
const test = testOn(async () => {
  const clock = { ms: Date.parse("2026-11-20") };
  const app = await testApp({ clock });
  for (const code of ["WB-1001", "WB-1002", "WB-1003"]) {
    await addParcel(app.kv, { tracking_code: code, destination: "Nantes" });
  }
  return { app, clock };
});

test("POST /api/imports checks a table and changes no parcel", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const record = await uploadTable(app, clerk, TABLE);
  equal(record.status, "checked");
  deepEqual(countsOf(record), [8, 2, 2, 1, 3, 1]);
  deepEqual(record.changed_fields, { weight: 1, status: 1 });
  deepEqual(
    record.problems.map(({ row, code }: { row: number; code: string }) => [
      row,
      code,
    ]),
    [[7, "WB-2001"], [8, "WB-2002"], [9, "WB-2003"]],
  );
  match(record.problems[0].message, /The same tracking code as row 5/);
  equal((await parcel(clerk, "WB-1001")).weight, null);
  equal((await clerk.api("GET", "/parcels")).body.data.total, 3);
  const list = await clerk.api("GET", "/imports");
  deepEqual(
    list.body.data.data.map((
      { id, starter }: { id: string; starter: string },
    ) => [id, starter]),
    [[record.id, "The clerk"]],
  );
});

test("a row with its parcel's status in another spelling or language is unchanged, also for the site's own and renamed statuses", async ({ app, owner }) => {
  await owner.post("/statuses", { text: "At the pier", stage: "in_transit" });
  await owner.patch("/statuses", { id: "delivered", text: "Handed over" });
  const import_ = (...statuses: string[]) => {
    const rows = statuses.map((status, at) => `WB-100${at + 1},${status}`);
    return uploadTable(app, owner, ["Code,Status", ...rows].join("\n"));
  };
  const { id } = await import_("At the pier", "Handed over", "Unterwegs");
  await applyTable(app, owner, id);
  const again = await import_("at the PIER.", "Zugestellt", "in-transit");
  deepEqual(countsOf(again), [3, 0, 0, 3, 0, 0]);
  const others = await import_("At the port", "Returned", "At the pier");
  deepEqual(countsOf(others), [3, 0, 3, 0, 0, 0]);
});

test("an import is applied and undone", async ({ app, owner }) => {
  const before = await Promise.all(
    ["WB-1001", "WB-1002", "WB-1003"].map((code) => parcel(owner, code)),
  );
  const { id } = await uploadTable(app, owner, TABLE);
  const job = await applyTable(app, owner, id);
  deepEqual([job.status, job.done, job.total, job.failed], ["done", 5, 5, 0]);
  deepEqual(job.result, { created: 2, changed: 2 });
  equal((await readImport(owner, id)).status, "applied");
  equal((await parcel(owner, "WB-1001")).weight, "12 kg");
  const updated = await parcel(owner, "WB-1002");
  equal(updated.status, "Delivered");
  const [entry] = updated.history;
  deepEqual(
    [entry.title, entry.description, entry.icon, entry.color],
    ["Delivered", "", "check_circle", "green"],
  );
  const created = await parcel(owner, "WB-2001");
  deepEqual(
    [created.status, created.reference, created.history.length],
    ["In transit", "PO 7", 1],
  );
  const found = await owner.post("/parcels/search", { search: "Bob Jones" });
  match(found.body.data.data[0].tracking_code, /^WAY-(\w{4}-?){3}$/);
  deepEqual(await findFaults(app.kv), []);

  const undone = await undoTable(app, owner, id);
  deepEqual([undone.status, undone.done, undone.failed], ["done", 4, 0]);
  equal((await readImport(owner, id)).status, "undone");
  for (const old of before) {
    const { version: _, updated_at: __, ...now } = await parcel(
      owner,
      old.tracking_code,
    );
    const { version: ___, updated_at: ____, ...former } = old;
    deepEqual(now, former);
  }
  equal((await owner.api("GET", "/parcels/WB-2001")).status, 404);
  equal((await owner.api("GET", "/parcels")).body.data.total, 3);
  await app.jobs.drain();
  deepEqual(await findFaults(app.kv), []);
  const again = await uploadTable(app, owner, TABLE);
  deepEqual(countsOf(again), [8, 2, 2, 1, 3, 1]);
});

test("an undo skips and lists parcels that have changed since", async ({ app, owner }) => {
  const { id } = await uploadTable(app, owner, TABLE);
  await applyTable(app, owner, id);
  const { id: changed } = await parcel(owner, "WB-1001");
  const body = { id: changed, destination: "Paris" };
  await owner.patch("/parcels", body);
  const { id: deleted } = await parcel(owner, "WB-2001");
  await owner.delete("/parcels", { id: deleted });
  const job = await undoTable(app, owner, id);
  deepEqual(
    job.problems.map(({ row, code, message }: Record<string, string>) => [
      row,
      code,
      message,
    ]),
    [
      [
        2,
        "WB-1001",
        "The parcel has been changed since the import and stays as it is.",
      ],
      [5, "WB-2001", "The parcel no longer exists."],
    ],
  );
  const left = await parcel(owner, "WB-1001");
  deepEqual([left.destination, left.weight], ["Paris", "12 kg"]);
  for (const path of [`/control/imports/${id}`, `/control/jobs/${job.id}`]) {
    const { text } = await owner.get(path);
    match(text, /Not undone<\/dt><dd>2</);
    doesNotMatch(text, /Failed steps/);
  }
});

test("an import can be undone once, within 24 hours of its end", async ({ app, clock, owner }) => {
  const undo = (id: string) => owner.post("/imports/undo", { id });
  const one = await uploadTable(app, owner, TABLE);
  equal((await undo(one.id)).status, 409);
  await applyTable(app, owner, one.id);
  await undoTable(app, owner, one.id);
  equal((await undo(one.id)).status, 409);
  const other = await uploadTable(app, owner, TABLE);
  await applyTable(app, owner, other.id);
  clock.ms += DAY_MS + 1;
  const nextDay = await app.signedIn();
  const body = { id: other.id };
  const late = await nextDay.post("/imports/undo", body);
  equal(late.status, 409);
  match(late.body.errors[0]!, /24 hours/);
});

test("POST /api/imports/apply requires a checked import and consent to skip wrong rows", async ({ app, owner }) => {
  const { id } = await uploadTable(app, owner, TABLE);
  const apply = (skip_wrong: string) =>
    owner.post("/imports/apply", { id, skip_wrong });
  const refused = await apply("no");
  equal(refused.status, 422);
  match(refused.body.errors[0]!, /^3 rows are wrong/);
  equal((await readImport(owner, id)).status, "checked");
  equal((await apply("yes")).status, 200);
  equal((await apply("yes")).status, 409);
  const patch = { body: { id, separator: "comma" } };
  equal((await owner.api("PATCH", "/imports", patch)).status, 409);
});

test("importing an export again changes nothing", async ({ app, owner }) => {
  await addParcel(app.kv, {
    tracking_code: "WB-1004",
    recipient_name: "=SUM(A1)",
    sender_name: "'=1",
    pickup_location: "x;=WEBSERVICE(A1);'=y,-1+1",
    weight: "-5",
    reference: "'+49 1",
    pieces: 3,
    status: "In transit",
    min_expected_delivery_date: "2026-12-01",
  });
  for (const query of ["", "?separator=semicolon&language=de"]) {
    const { text } = await owner.get(`/api/parcels.csv${query}`);
    const record = await uploadTable(app, owner, text);
    deepEqual(countsOf(record), [4, 0, 0, 4, 0, 0]);
  }
});

test("DELETE /api/imports deletes an import once it can be neither applied nor undone", async ({ app, clock, owner }) => {
  const remove = async (id: string, client = owner) =>
    (await client.delete("/imports", { id })).status;
  const form = new FormData();
  form.set("file", new File([TABLE], "a.csv"));
  const { id } = (await owner.upload("/imports", form)).body.data;
  equal(await remove(id), 409);
  await app.jobs.drain();
  equal(await remove(id), 200);
  equal(await remove(id), 404);
  equal((await owner.api("GET", `/imports/${id}`)).status, 404);
  const failed = await uploadTable(app, owner, "Note\n1");
  equal(await remove(failed.id), 200);

  const undone = await uploadTable(app, owner, TABLE);
  await applyTable(app, owner, undone.id);
  equal(await remove(undone.id), 409);
  await undoTable(app, owner, undone.id);
  equal(await remove(undone.id), 200);
  const applied = await uploadTable(app, owner, TABLE);
  await applyTable(app, owner, applied.id);
  const { total } = (await owner.api("GET", "/parcels")).body.data;
  clock.ms += DAY_MS + 1;
  const later = await app.signedIn();
  equal(await remove(applied.id, later), 200);
  equal((await later.api("GET", "/parcels")).body.data.total, total);
  for (const name of ["import_files", "import_rows", "import_undo"]) {
    deepEqual(await app.kv.list({ prefix: [name] }, { limit: 1 }), []);
  }
});

test("PATCH /api/imports rereads the file and remembers its columns for the next import", async ({ app, owner }) => {
  const table = [
    "Nr;Wer;Destination;Latest delivery date",
    "WB-5001;Jörg;Köln;1/2/2027",
  ].join("\n");
  const bytes = Uint8Array.from(table, (char) => char.charCodeAt(0));
  const first = await uploadTable(app, owner, bytes);
  deepEqual(
    first.columns.map(({ field }: { field: string }) => field),
    [null, null, "destination", "max_expected_delivery_date"],
  );
  equal(first.encoding, "windows-1252");
  deepEqual(
    [first.encoding_is_guessed, first.dates_are_unclear, first.wrong],
    ["yes", "yes", 1],
  );
  const columns = { Nr: "tracking_code", Wer: "recipient_name" };
  const { status } = await owner.patch("/imports", {
    id: first.id,
    columns,
    dates: "dmy",
    encoding: "windows-1252",
  });
  equal(status, 200);
  await app.jobs.drain();
  const second = await readImport(owner, first.id);
  deepEqual(countsOf(second), [1, 1, 0, 0, 0, 0]);
  await applyTable(app, owner, first.id);
  const created = await parcel(owner, "WB-5001");
  deepEqual(
    [created.recipient_name, created.max_expected_delivery_date],
    ["Jörg", "2027-02-01"],
  );
  const next = await uploadTable(app, owner, bytes, { dates: "dmy" });
  deepEqual(countsOf(next), [1, 0, 0, 1, 0, 0]);
});

test("PATCH /api/imports restarts a queued or running check instead of adding another", async ({ app, owner }) => {
  const change = (separator: string) =>
    owner.patch("/imports", { id, separator });
  const checks = async () => {
    const { data } = await jobs.list(app.kv, { page: 1, per_page: 50 });
    return data.filter(({ kind }) => kind === "import_check")
      .map(({ status }) => status).toSorted();
  };
  const form = new FormData();
  form.set("file", new File([TABLE], "a.csv"));
  const { id } = (await owner.upload("/imports", form)).body.data;
  for (const separator of ["tab", "pipe", "semicolon"]) {
    const { status, body } = await change(separator);
    deepEqual([status, body.data.status], [200, "checking"]);
  }
  deepEqual(await checks(), ["queued"]);
  await app.jobs.drain();
  deepEqual(await checks(), ["done", "done"]);
  const { status, separator, rows } = await readImport(owner, id);
  deepEqual([status, separator, rows], ["failed", "semicolon", 0]);
  equal((await change("comma")).status, 200);
  await app.jobs.drain();
  deepEqual(countsOf(await readImport(owner, id)), [8, 2, 2, 1, 3, 1]);
});

test("rows without a code match the only parcel with their reference", async ({ app, owner }) => {
  await addParcel(app.kv, { tracking_code: "WB-2001", reference: "PO 1" });
  await addParcel(app.kv, { tracking_code: "WB-2002", reference: "PO 2" });
  await addParcel(app.kv, { tracking_code: "WB-2003", reference: "po 2" });
  const record = await uploadTable(
    app,
    owner,
    "Reference;Weight\npo 1;3 kg\nPO 2;3 kg\nPO 3;3 kg",
  );
  deepEqual(countsOf(record), [3, 0, 1, 0, 2, 0]);
  await applyTable(app, owner, record.id);
  equal((await parcel(owner, "WB-2001")).weight, "3 kg");
});

test("problems.csv is the whole file with an additional column of problems", async ({ app, owner }) => {
  const { id } = await uploadTable(app, owner, TABLE);
  const { text } = await owner.get(`/api/imports/${id}/problems.csv`);
  const lines = text.trimEnd().split("\r\n");
  const [head, ...rows] = TABLE.split("\r\n");
  equal(lines[0], `${head},problem`);
  deepEqual(lines.slice(1, 6), rows.slice(0, 5).map((row) => `${row},`));
  match(
    lines[6]!,
    /^WB-2001,Zoe Jones,Brest,,,,The same tracking code as row 5/,
  );
  match(lines[7]!, /^WB-2002,,Brest,,,,The recipient name field is required/);
  match(lines[8]!, /^WB-2003,Ann,Brest,,,,This row has more cells .*,x$/);
  equal(lines.length, 9);

  // It is read like the original file and gets no second column of problems.
  const again = await uploadTable(app, owner, text);
  deepEqual(countsOf(again), [8, 2, 2, 1, 3, 1]);
  const path = `/api/imports/${again.id}/problems.csv`;
  equal((await owner.get(path)).text, text);
});

test("problems.csv is in the reader's language, and its additional column is skipped on import", async ({ app, owner }) => {
  let { id } = await uploadTable(app, owner, TABLE);
  for (
    const [language, head, problem] of [
      ["ar", "المشكلة", /,حقل «اسم المستلم» مطلوب/],
      ["de", "Problem", /,Das Feld „[^“]+“ ist erforderlich/],
    ] as const
  ) {
    const path = `/control/imports/${id}`;
    doesNotMatch((await owner.get(path)).text, /Columns not taken/);
    const screen = await owner.get(`${path}?lang=${language}`);
    const [, href] = /href="(\/api\/imports\/[^"]*problems\.csv[^"]*)"/
      .exec(screen.text)!;
    const { text } = await owner.get(href!);
    const [heads] = text.split("\r\n");
    equal(heads, `${TABLE.split("\r\n")[0]},${head}`);
    match(text, problem);
    ({ id } = await uploadTable(app, owner, text));
  }
});

test("problems.csv keeps the office's own column of problems unless it is the last", async ({ app, owner }) => {
  const table = "Problem,Code,Recipient,Destination\nasked twice,WB-9,,Oslo\n";
  const { id } = await uploadTable(app, owner, table);
  const { text } = await owner.get(`/api/imports/${id}/problems.csv`);
  match(text, /Destination,problem\r\nasked twice,WB-9,,Oslo,The recipient/);
});

test("problems.csv pads short rows and rejects an unreadable file", async ({ app, owner }) => {
  const short = await uploadTable(app, owner, "Code;Recipient;Ziel\nWB-1");
  const path = `/api/imports/${short.id}/problems.csv`;
  match((await owner.get(path)).text, /\r\nWB-1;;;The .*required/);
  const broken = await uploadTable(app, owner, 'Code;Weight\nWB-1;"3 kg');
  const { status } = await owner.get(`/api/imports/${broken.id}/problems.csv`);
  equal(status, 422);
});

test("a member downloads one problems.csv at a time, and all members together two", async ({ app, owner }) => {
  const lines = Array.from({ length: 3_000 }, (_, at) => `WB-${at},Ann,Nantes`);
  const table = ["Code,Recipient,Destination", ...lines].join("\n");
  const { id } = await uploadTable(app, owner, table);
  const path = `/api/imports/${id}/problems.csv`;
  const others = [
    await app.signedIn({ role: "clerk" }),
    await app.signedIn({ role: "manager" }),
  ];
  const first = await owner.open(path);
  const refused = await owner.open(path);
  deepEqual(
    [first.status, refused.status, refused.headers.get("retry-after")],
    [200, 503, "2"],
  );
  equal((await refused.json()).status, 503);
  const second = await others[0]!.open(path);
  equal((await others[1]!.open(path)).status, 503);
  await first.body!.cancel();
  await second.text();
  for (const method of ["HEAD", "GET"]) {
    const again = await owner.open(path, { method });
    equal(again.status, 200);
    await again.body?.cancel();
  }
});

test("columns after the 96th are ignored", async ({ app, owner }) => {
  const others = Array.from({ length: 93 }, (_, at) => `Note ${at}`);
  const heads = ["Code", "Recipient", "Destination", ...others, "Weight"];
  const cells = ["WB-2001", "Ann", "Nantes", ...others, "3 kg"];
  const table = `${heads.join(";")}\n${cells.join(";")}`;
  const record = await uploadTable(app, owner, table);
  equal(record.columns.length, 96);
  deepEqual(countsOf(record), [1, 1, 0, 0, 0, 0]);
  const path = `/control/imports/${record.id}`;
  match((await owner.get(path)).text, /only the first 96 count/);
  const fields = Object.fromEntries(
    heads.slice(0, 96).map((_, at) => [`column_${at}`, ""]),
  );
  const { status } = await owner.form(path, {
    ...{ action: "read", encoding: "utf-8", separator: "semicolon" },
    ...{ ...fields, dates: "dmy", column_0: "tracking_code" },
    ...{ column_1: "recipient_name", column_2: "destination" },
    column_95: "sender_name",
  });
  equal(status, 303);
  await app.jobs.drain();
  const { columns } = await readImport(owner, record.id);
  equal(columns[95].field, "sender_name");
});

test("members who may write parcels can read imports and their jobs", async ({ app, owner }) => {
  const { id } = await uploadTable(app, owner, TABLE);
  const { id: job } = await applyTable(app, owner, id);
  const clerk = await app.signedIn({ role: "clerk" });
  equal((await clerk.api("GET", `/imports/${id}`)).status, 200);
  equal((await clerk.api("GET", `/jobs/${job}`)).status, 200);
  equal((await app.client().api("GET", `/imports/${id}`)).status, 401);
  equal((await owner.api("GET", "/imports/none")).status, 404);
});

test("POST /api/imports rejects a file over 10 MB", async ({ owner }) => {
  const form = new FormData();
  const large = new Uint8Array(10 * 1024 ** 2 + 1);
  form.set("file", new File([large], "large.csv"));
  const { status, body } = await owner.upload("/imports", form);
  equal(status, 413);
  match(body.errors[0]!, /10 MB/);
  ok(body.errors[0]!.includes("file"));
});

test("an import whose check was given up has failed and can be checked again", async ({ app, owner }) => {
  const { id } = await uploadTable(app, owner, TABLE);
  const patch = { body: { id, separator: "comma" } };
  const { body } = await owner.api("PATCH", "/imports", patch);
  await giveUp(app.kv, body.data.job_id);
  const failed = await readImport(owner, id);
  equal(failed.status, "failed");
  match(failed.problems[0].message, /given up/);
  match(
    (await owner.get(`/control/imports/${id}`)).text,
    /<h1[^>]*>[^<]*given up/,
  );
  equal((await owner.api("PATCH", "/imports", patch)).status, 200);
  await app.jobs.drain();
  equal((await readImport(owner, id)).status, "checked");
});

test("an undo that was given up can be resumed", async ({ app, owner }) => {
  const { id } = await uploadTable(app, owner, TABLE);
  await applyTable(app, owner, id);
  const undo = async () => {
    const answer = await owner.post("/imports/undo", { id });
    equal(answer.status, 200);
    return answer.body.data;
  };
  await giveUp(app.kv, (await undo()).id);
  equal((await readImport(owner, id)).status, "applied");
  match(
    (await owner.get(`/control/imports/${id}`)).text,
    /given up.*Undo Import/s,
  );
  const again = await undo();
  await app.jobs.drain();
  const job = await owner.api("GET", `/jobs/${again.id}`);
  const { status, done, failed, total } = job.body.data;
  deepEqual([status, done, failed], ["done", total, 0]);
  equal((await readImport(owner, id)).status, "undone");
  equal((await owner.api("GET", "/parcels/WB-2001")).status, 404);
});

/** Makes the job of an import fail for good. */
async function giveUp(kv: Kv, id: string): Promise<void> {
  const kinds = new Map<string, JobKind>(Object.entries(importKinds(kv)));
  const job = (await takeJob(kv, id, kinds))!;
  await kv.transact((tx) => jobs.save(tx, job, { attempts: 4 }));
  const problem = { key: "error.busy" } as const;
  const kind = kinds.get(job.kind)!;
  await recordFailure(kv, job, { kind, acted: undefined, problem });
}

test("a row with the code of a trashed parcel is wrong", async ({ app, owner }) => {
  const { id } = await parcel(owner, "WB-1001");
  await owner.delete("/parcels", { id });
  const table = "Code;Recipient;Destination\nWB-1001;Ann;Nantes";
  const record = await uploadTable(app, owner, table);
  deepEqual(countsOf(record), [1, 0, 0, 0, 1, 0]);
  match(record.problems[0].message, /trash/);
});

/** Starts to apply an import of 20 new parcels and runs one step of its job. */
async function applySome(app: TestApp, owner: Client) {
  const rows = Array.from(
    { length: 20 },
    (_, at) => `WB-${2001 + at},Ann,Oslo`,
  );
  const table = ["Code,Recipient,Destination", ...rows].join("\n");
  const { id } = await uploadTable(app, owner, table);
  const body = { id, skip_wrong: "no" };
  const apply = async () => {
    const { body: { data } } = await owner.post("/imports/apply", body);
    return data;
  };
  const job = await apply();
  await stepOnce(app.kv, job.id);
  return { id, job, apply };
}

const STOPS = {
  async "was given up"({ kv }: TestApp, _owner: Client, id: string) {
    await giveUp(kv, id);
    return /role="status".*given up.*7 new and 0 changed/s;
  },
  async "was cancelled"(_app: TestApp, owner: Client, id: string) {
    await owner.post("/jobs/cancel", { id });
    return /role="status".*has been cancelled.*7 new and 0 changed/s;
  },
};

for (const [how, stop] of Object.entries(STOPS)) {
  test(`an import that ${how} reports its progress and can resume`, async ({ app, owner }) => {
    const { id, job, apply } = await applySome(app, owner);
    const notice = await stop(app, owner, job.id);
    equal((await readImport(owner, id)).status, "failed");
    const { text } = await owner.get(`/control/imports/${id}`);
    match(text, notice);
    match(text, /Go On Importing.*Undo Import.*>Stopped<\/dt><dd>/s);
    doesNotMatch(text, />Imported</);
    match(
      (await owner.get("/control/imports/list.html")).text,
      /<\/svg>Stopped</,
    );
    const again = await apply();
    const going = (await owner.get(`/control/imports/${id}`)).text;
    match(going, />Importing</);
    doesNotMatch(going, />(Stopped|Imported)<\/dt>/);
    await app.jobs.drain();
    const ended = await owner.api("GET", `/jobs/${again.id}`);
    deepEqual(ended.body.data.result, { created: 20, changed: 0 });
    equal((await readImport(owner, id)).status, "applied");
    equal((await undoTable(app, owner, id)).result.undone, 20);
  });

  test(`an import that ${how} can be undone`, async ({ app, owner }) => {
    const { id, job } = await applySome(app, owner);
    await stop(app, owner, job.id);
    const { status, result } = await undoTable(app, owner, id);
    deepEqual([status, result], ["done", { undone: 7, left: 0 }]);
    equal((await readImport(owner, id)).status, "undone");
  });

  test(`an import that ${how} stays stopped when its undo is given up, and cannot resume`, async ({ app, owner }) => {
    const { id, job } = await applySome(app, owner);
    await stop(app, owner, job.id);
    const { body } = await owner.post("/imports/undo", { id });
    await giveUp(app.kv, body.data.id);
    equal((await readImport(owner, id)).status, "failed");
    const { text } = await owner.get(`/control/imports/${id}`);
    match(text, />Stopped<.*Undo Import/s);
    doesNotMatch(text, />Imported<|Go On Importing|7 new and 0 changed/);
    const again = { id, skip_wrong: "no" };
    equal((await owner.post("/imports/apply", again)).status, 409);
    equal((await undoTable(app, owner, id)).result.undone, 7);
    equal((await readImport(owner, id)).status, "undone");
  });
}

/** Runs one step of an import's job and makes the next due immediately. */
async function stepOnce(kv: Kv, id: string): Promise<void> {
  const kinds = new Map<string, JobKind>(Object.entries(importKinds(kv)));
  const job = (await takeJob(kv, id, kinds))!;
  const kind = kinds.get(job.kind)!;
  const acted = await kind.act!(job);
  const next = (await commitStep(kv, job, { kind, acted }))!;
  await releaseJob(kv, next);
}
