import { deepEqual } from "node:assert/strict";
import {
  byRecipient,
  EXPORT_FILES,
  EXPORTS,
  importedValues,
  type Values,
} from "@/tests/helpers/exports.ts";
import { applyTable, uploadTable } from "@/tests/helpers/imports.ts";
import { addParcel } from "@/tests/helpers/parcels.ts";
import { test } from "../helpers/site.ts";

for (const [name, expected] of Object.entries(EXPORTS)) {
  const { further = 0, leftOut, parcels } = expected;
  test(`${name} is imported as its program's user expects`, async ({ app, owner }) => {
    await addParcel(app.kv, {
      tracking_code: "WB-1111",
      recipient_name: "Ann Smith",
      destination: "Nantes",
    });
    const bytes = await Deno.readFile(new URL(name, EXPORT_FILES));
    const record = await uploadTable(app, owner, bytes);
    deepEqual(record.problems, []);
    deepEqual(
      [record.status, record.further, record.new + record.changed],
      ["checked", further, parcels.length],
    );
    const columns: { head: string; field: string | null }[] = record.columns;
    const ignored = columns.filter(({ field }) => field === null)
      .map(({ head }) => head);
    if (leftOut !== undefined) deepEqual(ignored, leftOut);
    const job = await applyTable(app, owner, record.id);
    deepEqual([job.status, job.failed], ["done", 0]);
    deepEqual(
      await importedValues(owner, job.id),
      parcels.toSorted(byRecipient),
    );
  });
}

test("an export without addresses is explained row by row", async ({ app, owner }) => {
  const bytes = await Deno.readFile(new URL("prestashop.csv", EXPORT_FILES));
  const record = await uploadTable(app, owner, bytes);
  deepEqual([record.rows, record.wrong], [1, 1]);
  deepEqual(record.problems[0].message, "The destination field is required.");
  const taken = record.columns.filter(({ field }: Values) => field !== null);
  deepEqual(
    taken.map(({ head, field }: Values) => `${head}: ${field}`),
    [
      ...["Reference: reference", "Customer: recipient_name"],
      "Status: status",
    ],
  );
});
