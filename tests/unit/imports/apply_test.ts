import { deepEqual, equal } from "node:assert/strict";
import { importApplyKind } from "@/lib/imports/apply.ts";
import { applyImport } from "@/lib/imports/imports.ts";
import { RowReaders } from "@/lib/imports/reader.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { trashParcel } from "@/lib/parcels/trash.ts";
import { testApp } from "../../helpers/app.ts";
import { applyTable, uploadTable } from "../../helpers/imports.ts";

const CODE = "WB-2001";
const PARCEL = { recipient_name: "Ann", destination: "Nantes" };

Deno.test("an import creates no parcel whose code came into the trash while it read", async () => {
  await using app = await testApp();
  const { kv } = app;
  const table = `Code,Recipient,Destination\n${CODE},Ann,Nantes`;
  const { id } = await uploadTable(app, await app.signedIn(), table);
  const job = await applyImport(kv, { id, skip_wrong: "no" }) as never;
  const kind = importApplyKind(kv, new RowReaders(kv));
  const rows = await kind.act!(job);
  const problems: unknown[] = [];
  await kv.transact(async (tx) => {
    const progress = await kind.step(tx, job, rows);
    problems.push(progress.problems?.map(({ problem }) => problem.key));
    if (problems.length > 1) return;
    // The code is free again, so only its claim tells.
    const parcel = await createParcel(kv, { ...PARCEL, tracking_code: CODE });
    await trashParcel(kv, parcel.id);
  });
  deepEqual(problems, [[], ["invalid.codeInTrash"]]);
});

Deno.test("an import creates parcels with and without codes together", async () => {
  await using app = await testApp();
  const { kv } = app;
  const rows = Array.from(
    { length: 20 },
    (_, at) => `${at % 2 === 0 ? "" : `WB-${3000 + at}`},Ann,Nantes`,
  );
  const table = ["Code,Recipient,Destination", ...rows].join("\n");
  const { id } = await uploadTable(app, await app.signedIn(), table);
  const job = await applyImport(kv, { id, skip_wrong: "no" }) as never;
  const kind = importApplyKind(kv, new RowReaders(kv));
  const taken = await kind.act!(job);
  const progress = await kv.transact((tx) => kind.step(tx, job, taken));
  equal(progress.done, 8);
});

for (const count of [300, 3_000]) {
  Deno.test(`an import of ${count} rows skips wrong ones that need codes of their own`, async () => {
    await using app = await testApp();
    const client = await app.signedIn();
    const rows = Array.from(
      { length: count },
      (_, at) => at % 100 === 0 ? ",Ann," : ",Ann,Nantes",
    );
    // A spreadsheet counts the head, too.
    const lacking = [...rows.keys()].filter((at) => at % 100 === 0)
      .map((at) => at + 2);
    const table = ["Code,Recipient,Destination", ...rows].join("\n");
    const { id, wrong, problems } = await uploadTable(app, client, table);
    const { status, done, failed, result } = await applyTable(app, client, id);
    const good = count - lacking.length;
    deepEqual({ wrong, status, done, failed, result }, {
      wrong: lacking.length,
      status: "done",
      done: good,
      failed: 0,
      result: { created: good, changed: 0 },
    });
    equal(await parcels.count(app.kv), good);
    deepEqual(problems.map(({ row }: { row: number }) => row), lacking);
    const { text } = await client.get(`/api/imports/${id}/problems.csv`);
    const told = text.trim().split("\r\n").slice(1)
      .flatMap((line, at) => line.endsWith(",Ann,Nantes,") ? [] : [at + 2]);
    deepEqual(told, lacking);
  });
}
