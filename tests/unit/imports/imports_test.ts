import { deepEqual, equal, rejects } from "node:assert/strict";
import { UploadedFile } from "@/lib/photos/limits.ts";
import {
  createImport,
  requireImport,
  requireWithJob,
} from "@/lib/imports/imports.ts";
import { type CheckPayload, importCheckKind } from "@/lib/imports/check.ts";
import { openFile, RowReaders } from "@/lib/imports/reader.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { CommitFull } from "@/lib/store/transaction.ts";
import { listResults } from "@/lib/imports/store.ts";
import type { Key } from "@/lib/store/kv.ts";
import { testApp } from "../../helpers/app.ts";

Deno.test("requireWithJob() reads the end of a job that ends meanwhile", async () => {
  await using app = await testApp();
  const { kv } = app;
  const bytes = new TextEncoder().encode("Recipient,Destination\nAnn,Nantes");
  const file = new UploadedFile("parcels.csv", bytes);
  const { id, job_id } = await createImport(kv, { file });
  const get = kv.get.bind(kv);
  kv.get = async <Value>(key: Key) => {
    if (key.includes(job_id!)) await app.jobs.drain();
    return await get<Value>(key);
  };
  const [record, job] = await requireWithJob(kv, id);
  deepEqual([record.status, job?.status], ["checked", "done"]);
});

Deno.test("a check ends although a code is longer than the store takes", async () => {
  await using app = await testApp();
  const { kv } = app;
  const code = "x".repeat(70_000);
  const bytes = new TextEncoder().encode(
    `Tracking code,Recipient,Destination\n${code},Ann,Nantes`,
  );
  const file = new UploadedFile("parcels.csv", bytes);
  const { id, job_id } = await createImport(kv, { file });
  await app.jobs.runNow(job_id!, 30_000);
  const record = await requireImport(kv, id);
  const [wrong] = await listResults(kv, record, "wrong", 1);
  equal(record.status, "checked");
  equal(wrong?.code, "x".repeat(100));
});

Deno.test("a check whose next result exceeds a commit fails instead of trying for ever", async () => {
  await using app = await testApp();
  const { kv } = app;
  const bytes = new TextEncoder().encode("Recipient,Destination\nAnn,Nantes");
  const file = new UploadedFile("parcels.csv", bytes);
  const record = await createImport(kv, { file });
  const job = await jobs.get(kv, record.job_id!) as Job<CheckPayload>;
  const row = {
    ...{ row: 2, values: {}, problems: [{ key: "import.moreCells" } as const] },
    ...{ parcel: null, isUnmatched: true, code: "x".repeat(70_000) },
  };
  const kind = importCheckKind(kv, new RowReaders(kv));
  const read = { file: await openFile(kv, record), rows: [row] };
  await rejects(kv.transact((tx) => kind.step(tx, job, read)), CommitFull);
});
