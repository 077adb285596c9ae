import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { jobs } from "@/lib/jobs/jobs.ts";
import { MAX_CODES } from "@/lib/bulk/schema.ts";
import type { TestApp } from "../helpers/app.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import type { Client } from "../helpers/client.ts";
import { test } from "../helpers/site.ts";

const PATH = "/control/parcels/bulk.html";
const EMPTY = {
  ...{ codes: "", status: "", current_location: "", description: "" },
  occurred_at: "",
};

/** Posts name-value pairs, which allow several boxes of one name. */
function post(client: Client, pairs: string[][]) {
  return client.send(PATH, {
    method: "POST",
    body: new URLSearchParams(pairs),
  });
}

/** Returns the job that a form started and ran: without problems it redirects to its parcels, else to its screen. */
async function jobOf(app: TestApp, location: string | null) {
  const [, id] = /^\/control\/(?:jobs\/|parcels\/list\.html\?job_id=)(\w+)/
    .exec(location ?? "")!;
  await app.jobs.drain();
  const job = (await jobs.get(app.kv, id!))!;
  equal(location!.includes("/jobs/"), job.failed > 0 || job.done === 0);
  return job;
}

/** Returns the text that the form shows in its text area. */
function codesField(html: string): string {
  return /<textarea[^>]*name="codes"[^>]*>([^<]*)</.exec(html)![1]!;
}

test("the form of a bulk update accepts a pasted list and redirects to its parcels", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const [one, two, three] = codesOf(await createParcels(app.kv, 3));
  const link = `https://waybill.example/track.html?code=${three}&lang=de`;
  const { status, headers } = await clerk.form(PATH, {
    ...EMPTY,
    codes: `${one};${two},${one}\r\n"${three}"\t${link}\r\n`,
    status: "In transit",
    description: "On the truck",
  });
  equal(status, 303);
  const job = await jobOf(app, headers.get("location"));
  deepEqual([job.total, job.done, job.failed], [3, 3, 0]);
  const { body } = await clerk.api("GET", `/parcels/${three}`);
  deepEqual(
    body.data.history.map((
      { title, description }: Record<string, string>,
    ) => [title, description]),
    [["In transit", "On the truck"]],
  );
  equal(body.data.current_location, null);
});

test("the form of a bulk update accepts 500 boxes but rejects 521 fields", async ({ app, owner }) => {
  const codes = codesOf(await createParcels(app.kv, 2));
  const boxes = Array.from(
    { length: MAX_CODES },
    (_, at) => ["codes", codes[at] ?? `UNKNOWN-${at}`],
  );
  const fields = Object.entries({ ...EMPTY, status: "Held" })
    .filter(([name]) => name !== "codes");
  const { status, headers } = await post(owner, [...boxes, ...fields]);
  equal(status, 303);
  const job = await jobOf(app, headers.get("location"));
  deepEqual([job.total, job.failed], [500, 498]);
  const many = Array.from({ length: 21 }, (_, at) => [`field_${at}`, ""]);
  equal((await post(owner, [...boxes, ...many])).status, 413);
});

test("the form of a bulk update shows the codes ticked in a list and does not start", async ({ app, owner }) => {
  const codes = codesOf(await createParcels(app.kv, 2));
  const { status, text } = await post(
    owner,
    codes.map((code) => ["codes", code]),
  );
  equal(status, 200);
  equal(codesField(text), codes.join("\n"));
  match(text, /2 parcels found/);
  match(text, /<input[^>]*name="status"[^>]*autofocus/);
  doesNotMatch(text, /role="alert"/);
  equal(await jobs.count(app.kv), 0);
});

test("Check lists found, unknown and repeated codes and keeps the input", async ({ app, owner }) => {
  const [one, two] = codesOf(await createParcels(app.kv, 2));
  const codes = `${one}\n${two}\nUNKNOWN-1\n${one}`;
  const { status, text } = await owner.form(PATH, {
    ...{ ...EMPTY, codes, status: "Held", check: "yes" },
  });
  equal(status, 200);
  equal(codesField(text), codes);
  match(text, /value="Held" name="status"/);
  match(text, /2 parcels found/);
  match(text, /Unknown: 1[^]*UNKNOWN-1/);
  match(text, /Entered more than once: 1/);
  equal(await jobs.count(app.kv), 0);
});

test("POST /api/bulk/check answers in the reader's language", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  clerk.cookies.set("googtrans", "/en/de");
  const [parcel] = await createParcels(app.kv, 1, { status: "In transit" });
  const code = parcel!.tracking_code;
  const check = async (codes: string) =>
    (await clerk.post("/bulk/check", { codes })).body.data;
  deepEqual(await check(`${code.toLowerCase()} X-1 ${code} ${code} X-1`), [
    {
      ...{ kind: "found", text: "1 Sendung gefunden" },
      items: [{ code, note: "Unterwegs" }],
    },
    {
      ...{ kind: "unknown", text: "Unbekannt: 1" },
      items: [{ code: "X-1", note: null }],
    },
    {
      ...{ kind: "doubled", text: "Mehrfach angegeben: 2" },
      items: [{ code, note: null }, { code: "X-1", note: null }],
    },
  ]);
  deepEqual(await check(" \n"), []);
  const many = Array.from({ length: 501 }, (_, at) => `X-${at}`).join(" ");
  const [line] = await check(many);
  deepEqual([line.kind, line.items], ["refused", []]);
});

const REFUSED: [fields: Record<string, string>, error: string][] = [
  [{ status: "Held" }, "The tracking codes field is required."],
  [
    {
      status: "Held",
      codes: Array.from({ length: 501 }, (_, at) => `X-${at}`).join("\n"),
    },
    "The tracking codes may not have more than 500 entries.",
  ],
  [{ codes: "X-1" }, "Enter a status or a place."],
  [
    { codes: "X-1", status: "Held", occurred_at: "1995-01-01T10:00" },
    "The occurred at must be between",
  ],
];

test("the form of a bulk update shows its problems and keeps the input", async ({ app, owner }) => {
  for (const [fields, error] of REFUSED) {
    const { status, text } = await owner.form(PATH, { ...EMPTY, ...fields });
    equal(status, 422);
    match(text, new RegExp(`role="alert"[^]*${error}`));
    equal(codesField(text), fields.codes ?? "");
  }
  equal(await jobs.count(app.kv), 0);
});

test("a double click starts one bulk update", async ({ app, owner }) => {
  const [code] = codesOf(await createParcels(app.kv, 1));
  const { text } = await owner.get(PATH);
  const request_id = /name="request_id" value="([^"]+)"/.exec(text)![1]!;
  const fields = { ...EMPTY, codes: code!, status: "Held", request_id };
  const answers = [
    await owner.form(PATH, fields),
    await owner.form(PATH, fields),
  ];
  const [first, second] = answers.map(({ headers }) => headers.get("location"));
  equal(first, second);
  equal(await jobs.count(app.kv), 1);
});

test("the form of a bulk update names its filter and updates all matches", async ({ app, owner }) => {
  await createParcels(app.kv, 2, {
    status: "Picked up",
    max_expected_delivery_date: "2020-03-05",
  });
  await createParcels(app.kv, 1, { status: "Delivered" });
  const named: [filter: string, says: RegExp][] = [
    ["stage=picked_up", /under “Picked up”[^]*2 parcels found/],
    ["stage=none", /under “No status”[^]*0 parcels found/],
    ["late=yes", /under “Late”[^]*2 parcels found/],
    ["due=2020-03-05", /under “Due [^”]*Mar[^”]*2020”[^]*2 parcels found/],
    ["stalled_days=3", /under “No news for 3 days”[^]*0 parcels found/],
    ["stage=picked_up&late=yes", /under “Picked up · Late”[^]*2 parcels found/],
  ];
  for (const [filter, says] of named) {
    const { text } = await owner.form(PATH, { filter });
    match(text, says);
  }
  const { codes: _, ...fields } = EMPTY;
  const { headers } = await owner.form(PATH, {
    ...{ ...fields, filter: "stage=picked_up", status: "In transit" },
  });
  const job = await jobOf(app, headers.get("location"));
  deepEqual([job.total, job.done, job.failed], [2, 2, 0]);
  const unknown = { ...fields, filter: "stage=lost", status: "In transit" };
  equal((await owner.form(PATH, unknown)).status, 422);
});

test("the job's screen lists the failed codes and offers to retry them with the same update", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const [code] = codesOf(await createParcels(app.kv, 1));
  const { headers } = await clerk.form(PATH, {
    ...EMPTY,
    codes: `${code}\nUNKNOWN-1\nUNKNOWN-2`,
    status: "Held",
    current_location: "Lyon",
  });
  const path = headers.get("location")!;
  await jobOf(app, path);
  const { text } = await clerk.get(path);
  match(text, /<h1>1 updated, 2 not found<\/h1>.*Update Many Parcels · /s);
  match(text, /<bdi>Held<\/bdi> · <bdi>Lyon</);
  match(text, /aria-label="Breadcrumb".*parcels\/list\.html.*<h1>/s);
  match(text, /UNKNOWN-1[^]*Parcel not found/);
  match(text, /class="job-status job-failed".*Done, with problems</s);
  doesNotMatch(text, /<th scope="col">Row</);
  const again = /href="([^"]*)"[^>]*>Again for the failed ones/.exec(text)![1]!;
  const form = await clerk.get(again);
  equal(codesField(form.text), "UNKNOWN-1\nUNKNOWN-2");
  match(form.text, /value="Held" name="status"/);
  match(form.text, /value="Lyon" name="current_location"/);
  match(form.text, /Unknown: 2/);
});

test("only members who may see a job can repeat it", async ({ app, owner }) => {
  const { headers } = await owner.form(PATH, {
    ...{ ...EMPTY, codes: "UNKNOWN-1", status: "Held" },
  });
  const { id } = await jobOf(app, headers.get("location"));
  const clerk = await app.signedIn({ role: "clerk" });
  equal((await owner.get(`${PATH}?again=${id}`)).status, 200);
  equal((await clerk.get(`${PATH}?again=${id}`)).status, 404);
});

test("the job's screen undoes a wrong status and names the parcels that keep it", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const some = await createParcels(app.kv, 10, { status: "Pending" });
  const codes = codesOf(some);
  const sent = await clerk.form(PATH, {
    ...EMPTY,
    codes: codes.join("\n"),
    status: "Delivered",
  });
  const { id } = await jobOf(app, sent.headers.get("location"));
  const path = `/control/jobs/${id}`;
  match(
    (await clerk.get(path)).text,
    /value="undo".*Undo Update.*Possible until/s,
  );
  const changed = { id: some[3]!.id, weight: "4" };
  await clerk.api("PATCH", "/parcels", { body: changed });
  const undone = await clerk.form(path, { action: "undo" });
  const location = undone.headers.get("location")!;
  match(location, /^\/control\/jobs\/\w+$/);
  const { text } = await clerk.get(location);
  match(text, /panel-attention/);
  match(text, new RegExp(`9 of 10; ${codes[3]} stays: changed since`));
  match(text, /Not undone<\/dt><dd>1</);
  match(text, /<title>9 restored, 1 left as they are/);
  match(text, /<h1>9 restored, 1 left as they are<\/h1>/);
  const shown = new RegExp(`list.html\\?job_id=\\w+"[^]*Show these 9`);
  match(text, shown);
  match(text, new RegExp(`href="${path}">Update Many Parcels: 10 updated<`));
  match(
    (await owner.get(location)).text,
    new RegExp(`journal.html\\?job_id=${id}"`),
  );
  const statuses = await Promise.all(codes.map(async (code) => {
    const { body } = await clerk.api("GET", `/parcels/${code}`);
    return body.data.status;
  }));
  deepEqual(
    statuses,
    codes.map((_, at) => at === 3 ? "Delivered" : "Pending"),
  );
  const former = (await clerk.get(path)).text;
  doesNotMatch(former, /value="undo"/);
  match(former, new RegExp(`href="${location}">Undo Update: 9 restored`));
  const again = await clerk.form(path, { action: "undo" });
  equal(again.headers.get("location"), location, "a double click");
});
