import { deepEqual } from "node:assert/strict";
import { UploadedFile } from "@/lib/photos/limits.ts";
import { createImport, requireWithJob } from "@/lib/imports/imports.ts";
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
