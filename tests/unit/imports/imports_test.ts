import { NOUNS } from "@/lib/site/nouns.ts";
import { requireImport, requireWithJob } from "@/lib/imports/show.ts";
import { openKv } from "@/lib/store/open.ts";
import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { listResults } from "@/lib/imports/results.ts";
import { AppError } from "@/lib/errors.ts";
import { erasePerson } from "@/lib/erasure/person.ts";
import { importApplyKind } from "@/lib/imports/apply.ts";
import { type CheckPayload, importCheckKind } from "@/lib/imports/check.ts";
import { applyImport, importKinds } from "@/lib/imports/imports.ts";
import { openFile, RowReaders } from "@/lib/imports/reader.ts";
import { readDetails } from "@/lib/imports/screen.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { filingTally } from "@/lib/parcels/counts.ts";
import { createParcel, findParcelId } from "@/lib/parcels/parcels.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { PLAIN_MEANINGS } from "@/lib/statuses/meanings.ts";
import type { Key } from "@/lib/store/kv.ts";
import { CommitFull } from "@/lib/store/transaction.ts";
import { makeEntry, valuesBelow } from "@/tests/helpers/domain.ts";
import {
  applyTable,
  storeTable,
  undoTable,
  uploadTable,
} from "@/tests/helpers/imports.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";
import { test } from "@/tests/helpers/site.ts";
import { historyKey } from "@/lib/parcels/entries.ts";

const HEAD = "Code,Recipient,Destination";
const ONE_ROW = `${HEAD}\nWB-2001,Ann,Nantes`;

test("requireWithJob() returns the final state of a job that ends during the read", async ({ app }) => {
  const { kv } = app;
  const { id, job_id } = await storeTable(kv, ONE_ROW);
  const get = kv.get.bind(kv);
  kv.get = async <Value>(key: Key) => {
    if (key.includes(job_id!)) await app.jobs.drain();
    return await get<Value>(key);
  };
  const [record, job] = await requireWithJob(kv, id);
  deepEqual([record.status, job?.status], ["checked", "done"]);
});

test("a check ends even if a code is too long for a key of the store", async ({ app }) => {
  const { kv } = app;
  const table = `${HEAD}\n${"x".repeat(70_000)},Ann,Nantes`;
  const { id, job_id } = await storeTable(kv, table);
  await app.jobs.runNow(job_id!, 30_000);
  const record = await requireImport(kv, id);
  const [wrong] = await listResults(kv, record, "wrong", 1);
  equal(record.status, "checked");
  equal(wrong?.code, "x".repeat(100));
});

test("a check fails instead of retrying forever if one result exceeds a commit", async ({ app: { kv } }) => {
  const record = await storeTable(kv, ONE_ROW);
  const job = await jobs.get(kv, record.job_id!) as Job<CheckPayload>;
  const row = {
    row: 2,
    values: {},
    problems: [{ key: "import.moreCells" } as const],
    parcel: null,
    isUnmatched: true,
    isFurther: false,
    code: "x".repeat(70_000),
    typed: [],
  };
  const kind = importCheckKind(kv, new RowReaders(kv));
  const read = {
    file: await openFile(kv, record),
    rows: [row],
    statuses: PLAIN_MEANINGS,
  };
  await rejects(kv.transact((tx) => kind.step(tx, job, read)), CommitFull);
});

test("an import creates no parcel if its code is trashed during the commit", async ({ app }) => {
  const { kv } = app;
  const { id } = await uploadTable(app, await app.signedIn(), ONE_ROW);
  const job = await applyImport(kv, { id, skip_wrong: "no" }) as never;
  const kind = importApplyKind(kv, new RowReaders(kv));
  const rows = await kind.act!(job);
  const problems: unknown[] = [];
  await kv.transact(async (tx) => {
    const progress = await kind.step(tx, job, rows);
    problems.push(progress.problems?.map(({ problem }) => problem.key));
    if (problems.length > 1) return;
    // Only the trash's claim to the code can cause the conflict.
    const parcel = await createParcel(kv, {
      tracking_code: "WB-2001",
      recipient_name: "Ann",
      destination: "Nantes",
    });
    await parcelTrash.add(kv, parcel.id);
  });
  deepEqual(problems, [[], ["invalid.codeInTrash"]]);
});

for (const count of [300, 3_000]) {
  test(`an import of ${count} rows without codes creates the valid ones and reports the others`, async ({ app, owner: client }) => {
    const isWrong = (at: number) => at % 100 === 0;
    const rows = Array.from(
      { length: count },
      (_, at) => isWrong(at) ? ",Ann," : ",Ann,Nantes",
    );
    // The first row is the header.
    const lacking = [...rows.keys()].filter(isWrong).map((at) => at + 2);
    const table = [HEAD, ...rows].join("\n");
    const { id, wrong, problems } = await uploadTable(app, client, table);
    const { status, done, failed, result } = await applyTable(app, client, id);
    const created = count - lacking.length;
    deepEqual({ wrong, status, done, failed, result }, {
      wrong: lacking.length,
      status: "done",
      done: created,
      failed: 0,
      result: { created, changed: 0 },
    });
    equal(await parcels.count(app.kv), created);
    deepEqual(problems.map(({ row }: { row: number }) => row), lacking);
    const { text } = await client.get(`/api/imports/${id}/problems.csv`);
    const listed = text.trim().split("\r\n").slice(1)
      .flatMap((line, at) => line.endsWith(",Ann,Nantes,") ? [] : [at + 2]);
    deepEqual(listed, lacking);
  });
}

test("undoing an import erases a parcel that has received 1,000 entries", async ({ app }) => {
  const { kv } = app;
  const client = await app.signedIn();
  const table = `${ONE_ROW}\nWB-2002,Bob,Brest`;
  const { id } = await uploadTable(app, client, table);
  await applyTable(app, client, id);
  const long = (await findParcelId(kv, "WB-2001"))!;
  const now = kv.now().getTime();
  for (let n = 1; n <= 1_000; n++) {
    const occurred_at = new Date(now + n).toISOString();
    await makeEntry(kv, long, { occurred_at });
  }
  const { status, done, failed, result } = await undoTable(app, client, id);
  deepEqual(
    [status, done, failed, result],
    ["done", 2, 0, { undone: 2, left: 0 }],
  );
  equal(await parcels.get(kv, long), null);
  deepEqual(await valuesBelow(kv, historyKey(long)), []);
  ok(await findParcelId(kv, "WB-2001") === null, "the code is free");
  // One fold handles at most a thousand changes.
  await filingTally.fold(kv);
  deepEqual(await findFaults(kv), []);
});

test("readDetails() reads one sample per member at a time and rejects the fifth", async ({ app }) => {
  const { kv } = app;
  // The encoding is windows-1252 and has to be guessed.
  const text = "Recipient;Destination\nJ\xf6rg;Nantes";
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  const { id } = await storeTable(kv, bytes);
  await app.jobs.drain();
  const record = await requireImport(kv, id);
  const rowsFor = (person: string) =>
    readDetails(kv, record, person).then(
      ({ sample }) => sample?.length,
      ({ status }: AppError) => status,
    );
  const people = ["ann", "ann", "ann", "ann", "ann", "bob"];
  deepEqual(await Promise.all(people.map(rowsFor)), [2, 2, 2, 2, 503, 2]);
  deepEqual(await rowsFor("ann"), 2);
});

Deno.test("erasing a person removes the files and results of imports that contain the e-mail address", async () => {
  using kv = await openKv(":memory:");
  const email = "ann@example.com";
  const head = "Code;Recipient;Destination;E-Mail;Status\r\n";
  const others = Array.from(
    { length: 3_000 },
    (_, at) => `WB-${1_000 + at};Bob;Nantes;bob${at}@example.com\r\n`,
  ).join("");
  const ann = `WB-9999;Ann;Nantes;${email};Kept for Ann\r\n`;
  const kept = await storeTable(kv, head + others);
  const erased = [
    await storeTable(kv, head + others + ann),
    await storeTable(kv, encodeUtf16(`\ufeff${head}${ann}`)),
  ];
  await testRunner(kv, importKinds(kv)).drain();
  await erasePerson(kv, NOUNS, { email });
  equal((await requireImport(kv, kept.id)).status, "checked");
  for (const { id } of erased) {
    const { status, failure, unknown } = await requireImport(kv, id);
    deepEqual([status, failure?.key], ["failed", "import.erased"]);
    deepEqual(unknown, []);
  }
  const files = await kv.list({ prefix: ["import_files"] }, { limit: 100 });
  equal(new Set(files.map(({ key }) => key[1])).size, 1);
  const results = await kv.list({ prefix: ["import_rows"] }, { limit: 500 });
  const text = JSON.stringify(results);
  match(text, /bob1@/);
  equal(text.includes(email), false);
});

function encodeUtf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from(text, (char) => char.charCodeAt(0));
  return new Uint8Array(units.buffer);
}
