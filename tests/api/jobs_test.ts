import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { jobs } from "@/lib/jobs/jobs.ts";
import { seedColleague } from "../helpers/admin.ts";
import { testApp } from "../helpers/app.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import type { ApiAnswer, Client } from "../helpers/client.ts";
import type { ListPage } from "@/lib/fields/paging.ts";
import type { ShownJob } from "@/lib/jobs/schema.ts";
import { testOn } from "../helpers/site.ts";
import {
  bulkScreens,
  countingKind,
  missingParcels,
  queueCounting,
  readStepCounts,
  writeJob,
} from "../helpers/jobs.ts";
import type { DeclaredJob } from "@/lib/site/nouns.ts";

const KINDS = {
  count: countingKind(),
  fixed: countingKind({ isCancellable: false }),
};

const ENDED_JOB = { status: "done", next_at: null } as const;

const test = testOn(async () => ({ app: await testApp({ kinds: KINDS }) }));

test("GET /api/jobs/{id} returns progress and result", async ({ app, owner }) => {
  const { id } = await queueCounting(app.kv, 3);
  const before = await owner.api("GET", `/jobs/${id}`);
  deepEqual([before.status, Object.keys(before.body.data).sort()], [200, [
    ...["created_at", "done", "failed", "id", "kind", "next_at", "problems"],
    ...["result", "status", "total", "updated_at", "version"],
  ]]);
  await app.jobs.drain();
  const { body: { data } } = await owner.api("GET", `/jobs/${id}`);
  deepEqual(
    [data.status, data.done, data.total, data.next_at, data.result],
    ["done", 3, 3, null, { last: 2 }],
  );
});

test("GET /api/jobs/{id} returns the first 200 problems in the reader's language", async ({ app, owner }) => {
  const problems = missingParcels(250);
  const { id } = await writeJob(app.kv, { ...ENDED_JOB, problems });
  owner.cookies.set("googtrans", "/en/de");
  const { body: { data } } = await owner.api("GET", `/jobs/${id}`);
  deepEqual([data.failed, data.problems.length], [250, 200]);
  deepEqual(data.problems[199], {
    ...{ row: 199, code: "WB-1199", message: "Sendung nicht gefunden" },
  });
});

test("a job is visible only to its starter and to readers of the journal", async ({ app }) => {
  const { id: starter_id } = await seedColleague(app.kv, "clerk");
  const own = await writeJob(app.kv, { starter_id });
  const other = await writeJob(app.kv, {});
  for (
    const [role, shown] of [
      ["owner", [200, 200]],
      ["manager", [200, 200]],
      ["clerk", [200, 404]],
    ] as const
  ) {
    const client = await app.signedIn({ role });
    for (const address of ["/api/jobs/:id", "/control/jobs/:id"]) {
      const answers = [own, other].map(({ id }) =>
        client.get(address.replace(":id", id))
      );
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      deepEqual(statuses, shown, `${address} as ${role}`);
    }
  }
});

test("a clerk can neither read the problems of a colleague's job nor cancel it", async ({ app }) => {
  const { id } = await writeJob(app.kv, { problems: missingParcels(1) });
  const clerk = await app.signedIn({ role: "clerk" });
  const answers = [
    await clerk.api("GET", `/jobs/${id}/problems.csv`),
    await clerk.post("/jobs/cancel", { id }),
    await clerk.form(`/control/jobs/${id}`, {}),
  ];
  deepEqual(answers.map(({ status }) => status), [404, 404, 404]);
  equal((await jobs.get(app.kv, id))?.status, "queued");
});

test("GET /api/jobs/{id}/problems.csv sends all problems", async ({ app, owner }) => {
  const problem = { key: "error.parcelNotFound" } as const;
  const problems = [
    ...missingParcels(899),
    { row: null, code: "=1", problem },
  ];
  const { id } = await writeJob(app.kv, { ...ENDED_JOB, problems });
  const path = `/api/jobs/${id}/problems.csv`;
  const { status, headers, text } = await owner.get(path);
  deepEqual([status, headers.get("content-type")], [
    200,
    "text/csv; charset=utf-8",
  ]);
  match(headers.get("content-disposition")!, /^attachment; filename="/);
  equal(headers.get("cache-control"), "no-store");
  const lines = text.replace("\ufeff", "").split("\r\n");
  equal(lines.length, 902);
  deepEqual([lines[0], lines[1], lines.at(-2)], [
    "row,code,message",
    "0,WB-1000,Parcel not found",
    ",'=1,Parcel not found",
  ]);
});

test("the screen of a job links to its problems in the reader's language", async ({ app, owner }) => {
  const problems = missingParcels(1);
  const { id } = await writeJob(app.kv, { ...ENDED_JOB, problems });
  const screen = await owner.get(`/control/jobs/${id}?lang=de`);
  const [, href] = /href="([^"]*problems\.csv[^"]*)"/.exec(screen.text)!;
  const { text } = await owner.get(href!);
  equal(
    text.replace("\ufeff", ""),
    "Zeile,Sendungsnummer,Problem\r\n0,WB-1000,Sendung nicht gefunden\r\n",
  );
});

test("POST /api/jobs/cancel ends a job once", async ({ app, owner }) => {
  const { id } = await queueCounting(app.kv, 3);
  const body = { id };
  const { status, body: answer } = await owner.post("/jobs/cancel", body);
  deepEqual([status, answer.data.status, answer.message], [
    ...[200, "cancelled", "The job has been cancelled."],
  ]);
  await app.jobs.drain();
  deepEqual(await readStepCounts(app.kv), []);
  const again = await owner.post("/jobs/cancel", body);
  deepEqual([again.status, again.body.errors], [
    409,
    ["This job has already ended."],
  ]);
});

test("POST /api/jobs/cancel rejects a job that cannot be cancelled", async ({ app, owner }) => {
  const { id } = await queueCounting(app.kv, 3, {
    kind: "fixed" as DeclaredJob,
  });
  const { status, body } = await owner.post("/jobs/cancel", { id });
  deepEqual([status, body.errors], [409, ["This job cannot be cancelled."]]);
  const { text } = await owner.get(`/control/jobs/${id}`);
  ok(!text.includes("Cancel Job"));
});

test("the screen of a job shows its progress and offers to reload until the job ends", async ({ app, owner }) => {
  const { id } = await writeJob(app.kv, { done: 1_250, total: 5_000 });
  const path = `/control/jobs/${id}`;
  const running = await owner.get(path);
  match(running.text, /<progress[^>]* max="5000" value="1250"/);
  match(running.text, />1,250 of 5,000</);
  match(running.text, /<noscript><a [^>]*>Reload</);
  await app.jobs.cancel(app.kv, id);
  const ended = await owner.get(path);
  match(ended.text, />Cancelled</);
  ok(!ended.text.includes("<noscript>"));
});

test("the screen of a job lists 100 problems per page", async ({ app, owner }) => {
  const problems = missingParcels(250);
  const { id } = await writeJob(app.kv, { ...ENDED_JOB, problems });
  const path = `/control/jobs/${id}`;
  const codes: string[] = [];
  for (const page of ["", "?page=2", "?page=3"]) {
    const { text } = await owner.get(path + page);
    codes.push(...text.match(/WB-1\d{3}/g) ?? []);
    equal(text.includes('rel="next"'), page !== "?page=3", page);
  }
  deepEqual(codes, problems.map(({ code }) => code));
  equal((await owner.get(`${path}?page=0`)).status, 422);
});

test("the screen of a job cancels it without JavaScript", async ({ app, owner }) => {
  const { id } = await queueCounting(app.kv, 3);
  const path = `/control/jobs/${id}`;
  match((await owner.get(path)).text, /Cancel Job/);
  const { status, headers } = await owner.form(path, {});
  deepEqual([status, headers.get("location")], [303, `${path}?done=cancelled`]);
  const { text } = await owner.get(`${path}?done=cancelled`);
  match(text, /The job has been cancelled\./);
  const again = await owner.form(path, {});
  equal(again.status, 409);
  match(again.text, /role="alert"[^]*This job has already ended\./);
});

Deno.test("the screen of an abandoned job shows its log reference and when it ended", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 12) };
  const kind = countingKind({
    step() {
      throw new TypeError("Oh");
    },
  });
  await using app = await testApp({ clock, kinds: { count: kind } });
  const owner = await app.signedIn();
  const { id } = await queueCounting(app.kv, 3);
  for (let tries = 0; tries < 5; tries++) {
    await app.jobs.drain();
    clock.ms += 6 * 60_000;
  }
  const { failure } = app.lines.filter(({ event }) =>
    event === "job.step_failed"
  )
    .at(-1)!;
  for (const look of ["first", "second"]) {
    const { text } = await owner.get(`/control/jobs/${id}`);
    match(text, /given up after/);
    match(text, new RegExp(`Reference in the log</dt>.*>${failure}</bdi>`));
    match(text, /Ended<\/dt><dd><time datetime="2026-11-20T12:24/, look);
    clock.ms += 60_000;
  }
});

test("the screen of a failing job says when it will be retried", async ({ app, owner }) => {
  const next_at = "2026-11-25T10:05:00.000Z";
  const { id } = await writeJob(app.kv, { attempts: 2, next_at });
  const { text } = await owner.get(`/control/jobs/${id}`);
  match(text, /A step failed\. Next attempt \(3 of 5\): Nov 25, 2026/);
});

test("the screen of a bulk update links to the journal's entries", async ({ app }) => {
  const [path] = await bulkScreens(app.kv);
  const id = path!.split("/").at(-1);
  const href = `href="/control/journal.html?job_id=${id}"`;
  const { text } = await (await app.signedIn()).get(path!);
  ok(text.includes(href));
});

test("GET /api/jobs lists the caller's jobs, or everyone's to a reader of the journal", async ({ app, owner }) => {
  const { id: starter_id } = await seedColleague(app.kv, "clerk");
  const result = { updated: 25, unknown: 2 };
  const own = await writeJob(app.kv, { ...ENDED_JOB, starter_id, result });
  const other = await writeJob(app.kv, { starter_id: "somebody" });
  const failed = await writeJob(app.kv, { ...ENDED_JOB, status: "failed" });
  await writeJob(app.kv, { starter_id, lane: "mail" });
  await writeJob(app.kv, ENDED_JOB);
  const clerk = await app.signedIn({ role: "clerk" });
  const idsFor = async (client: Client) => {
    const ids: string[] = [];
    let next: string | null = "/jobs?per_page=2";
    while (next !== null) {
      const answer: ApiAnswer<ListPage<ShownJob>> = await client.api(
        "GET",
        next,
      );
      const { data } = answer.body;
      equal(data.object, "jobs");
      ids.push(...data.data.map(({ id }) => id));
      next = data.next_page_url?.slice("/api".length) ?? null;
    }
    return ids;
  };
  deepEqual(await idsFor(owner), [failed.id, other.id, own.id]);
  deepEqual(await idsFor(clerk), [own.id]);
  const { body: { data } } = await clerk.api("GET", "/jobs?order=oldest");
  deepEqual(
    [data.total, data.data[0].result, data.data[0].problems],
    [1, result, []],
  );
  const { text } = await clerk.get("/control/jobs/list.html");
  match(text, /1 entry.*25 updated, 2 not found.*The clerk/s);
});

test("the list of jobs offers to undo what can be undone", async ({ app, owner }) => {
  const codes = codesOf(await createParcels(app.kv, 3));
  const update = { status: "Delivered" };
  const { body } = await owner.post("/bulk", { codes, update });
  const list = async () => (await owner.get("/control/jobs/list.html")).text;
  doesNotMatch(await list(), /Undo Update/);
  await app.jobs.drain();
  match(await list(), /3 updated.*Update Many Parcels: <bdi[^>]*>Delivered/s);
  const action = `/control/jobs/${body.data.id}`;
  match(await list(), new RegExp(`action="${action}".*Undo Update: Delivered`));
  await owner.form(action, { action: "undo" });
  match(await list(), /3 restored.*3 updated/s);
  doesNotMatch(await list(), /value="undo"/);
});

test("members who may write parcels see a manager's undo of their bulk update", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const codes = codesOf(await createParcels(app.kv, 2));
  const update = { status: "Delivered" };
  const { body: bulk } = await clerk.post("/bulk", { codes, update });
  await app.jobs.drain();
  const { id } = bulk.data;
  const { body: undo } = await owner.post("/bulk/undo", { id });
  await app.jobs.drain();
  equal((await clerk.api("GET", `/jobs/${undo.data.id}`)).status, 200);
  const path = `/control/jobs/${undo.data.id}`;
  equal((await clerk.get(path)).status, 200);
  match((await clerk.get(`/control/jobs/${id}`)).text, new RegExp(path));
});

test("a bulk update of many parcels redirects to its screen, which follows it", async ({ app, owner }) => {
  const codes = codesOf(await createParcels(app.kv, 101));
  const { headers } = await owner.form("/control/parcels/bulk.html", {
    ...{ codes: codes.join("\n"), status: "Delivered" },
    ...{ current_location: "", description: "", occurred_at: "" },
    request_id: crypto.randomUUID(),
  });
  const path = headers.get("location")!;
  match((await owner.get(path)).text, /0 of 101/);
  await app.jobs.drain();
  const { text } = await owner.get(path);
  match(text, /<h1>101 updated<.*Undo Update.*Show these 101/s);
  const undone = await owner.form(path, { action: "undo" });
  match(undone.headers.get("location")!, /^\/control\/jobs\/\w+$/);
});

test("a short bulk update redirects to its parcels with Undo, and Undo to the restored ones", async ({ app, owner }) => {
  const codes = codesOf(await createParcels(app.kv, 2));
  await createParcels(app.kv, 1);
  const { headers } = await owner.form("/control/parcels/bulk.html", {
    ...{ codes: codes.join("\n"), status: "Delivered" },
    ...{ current_location: "", description: "", occurred_at: "" },
    request_id: crypto.randomUUID(),
  });
  const list = headers.get("location")!;
  const { text } = await owner.get(list);
  match(text, /panel-success.*<p>2 updated<\/p>.*Undo Update</s);
  match(text, /2 parcels of this job:.*Update Many Parcels: <bdi>Delivered/s);
  equal(text.match(/name="codes"/g)!.length, 2);
  const [, action] = /method="post" action="([^"]+)"[^>]*>(?=.*Undo Update)/s
    .exec(text.slice(text.indexOf("panel-success")))!;
  const undone = await owner.form(action!, { action: "undo" });
  const restored = await owner.get(undone.headers.get("location")!);
  match(restored.text, /panel-success.*<p>2 restored<\/p>/s);
  match(restored.text, /2 parcels of this job:/);
  doesNotMatch(restored.text, /value="undo"/);
  doesNotMatch((await owner.get(list)).text, /2 updated/);
});

test("a screen of the panel keeps the language of its URL when a form redirects to another", async ({ app, owner }) => {
  const [code] = codesOf(await createParcels(app.kv, 1));
  const { headers } = await owner.form("/control/parcels/bulk.html?lang=ar", {
    ...{ codes: `${code}\nUNKNOWN-1`, status: "Delivered" },
    ...{ current_location: "", description: "", occurred_at: "" },
    request_id: crypto.randomUUID(),
  });
  const location = headers.get("location")!;
  match(location, /^\/control\/jobs\/\w+\?lang=ar$/);
  match((await owner.get(location)).text, /<html lang="ar"/);
});

test("the journal says who cancelled a job", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const { id: starter_id } = await seedColleague(app.kv, "clerk");
  const { id } = await queueCounting(app.kv, 3, { starter_id });
  equal(
    (await clerk.post("/jobs/cancel", { id })).status,
    200,
  );
  const { body } = await owner.api("GET", `/journal?record_id=${id}`);
  const [{ kind, actor }] = body.data.data;
  deepEqual([kind, actor.name], ["cancelled", "The clerk"]);
});

Deno.test("following a job does not keep the session alive", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  await using app = await testApp({ clock, kinds: KINDS });
  const owner = await app.signedIn();
  const { id } = await queueCounting(app.kv, 3);
  const statuses: number[] = [];
  for (let minutes = 0; minutes <= 75; minutes += 15) {
    statuses.push((await owner.api("GET", `/jobs/${id}`)).status);
    clock.ms += 15 * 60_000;
  }
  deepEqual(statuses, [200, 200, 200, 200, 401, 401]);
});

Deno.test("the dashboard counts failed jobs for seven days or until they are opened", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 12) };
  await using app = await testApp({ clock, kinds: KINDS });
  const clerk = await app.signedIn({ role: "clerk" });
  const owner = await app.signedIn();
  const fields = { status: "failed", next_at: null } as const;
  const updated_at = new Date(clock.ms).toISOString();
  const { body: { data } } = await clerk.api("GET", "/graph");
  const own = { starter_id: data.admin.data.id, ...fields, updated_at };
  const first = await writeJob(app.kv, own);
  await writeJob(app.kv, own);
  await writeJob(app.kv, { ...fields, updated_at });
  await writeJob(app.kv, { ...own, lane: "mail" });
  const day = async () => (await clerk.get("/control/index.html")).text;
  const line = (id: string, text: string) =>
    `<a href="/control/jobs/${id}">${text}</a>`;
  ok((await day()).includes(line(first.id, "2 jobs failed")));
  ok((await owner.get("/control/index.html")).text.includes("3 jobs failed"));
  equal((await clerk.get(`/control/jobs/${first.id}`)).status, 200);
  ok((await day()).includes("1 job failed"));
  clock.ms += 8 * 24 * 60 * 60 * 1000;
  const later = await app.signedIn();
  ok(!(await later.get("/control/index.html")).text.includes("failed</a>"));
});

test("a failed job counts until its starter or a reader of the journal has opened it", async ({ app }) => {
  const colleague = await app.signedIn({ role: "clerk" });
  const manager = await app.signedIn({ role: "manager" });
  const { id } = await writeJob(app.kv, {
    ...{ status: "failed", next_at: null, starter_id: "another" },
    shown_to: "parcels:write",
  });
  const look = async (client: Client) =>
    equal((await client.get(`/control/jobs/${id}`)).status, 200);
  const counts = async (client: Client) =>
    (await client.get("/control/index.html")).text.includes("1 job failed");
  await look(colleague);
  deepEqual([await counts(colleague), await counts(manager)], [false, true]);
  await look(manager);
  equal(await counts(manager), false);
});
