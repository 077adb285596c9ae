import { deepEqual, equal, ok } from "node:assert/strict";
import { createActivity } from "@/lib/parcels/activities.ts";
import { filingTally } from "@/lib/parcels/counts.ts";
import { findParcelId } from "@/lib/parcels/parcels.ts";
import { historyKey, parcels } from "@/lib/parcels/store.ts";
import { testApp } from "../../helpers/app.ts";
import { activityInput } from "../../helpers/domain.ts";
import { applyTable, undoTable, uploadTable } from "../../helpers/imports.ts";
import { findFaults } from "../../helpers/integrity.ts";

const TABLE = [
  "Code,Recipient,Destination,Status",
  "WB-2001,Ann,Nantes,In transit",
  "WB-2002,Bob,Brest,",
].join("\n");

Deno.test("undoing an import erases a parcel that got 1,000 entries", async () => {
  await using app = await testApp();
  const { kv } = app;
  const client = await app.signedIn();
  const { id } = await uploadTable(app, client, TABLE);
  await applyTable(app, client, id);
  const long = (await findParcelId(kv, "WB-2001"))!;
  const now = kv.now().getTime();
  for (let n = 1; n <= 1_000; n++) {
    const occurred_at = new Date(now + n).toISOString();
    await createActivity(kv, activityInput(long, { occurred_at }));
  }
  const { status, done, failed, result } = await undoTable(app, client, id);
  deepEqual({ status, done, failed, result }, {
    ...{ status: "done", done: 2, failed: 0, result: { undone: 2 } },
  });
  equal(await parcels.get(kv, long), null);
  const left = await kv.list({ prefix: historyKey(long) }, { limit: 1 });
  deepEqual(left, []);
  ok(await findParcelId(kv, "WB-2001") === null, "the code is free");
  // A count reads a thousand changes at most, and each entry was one.
  await filingTally.fold(kv);
  deepEqual(await findFaults(kv), []);
});
