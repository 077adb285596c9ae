import { openKv } from "@/lib/store/open.ts";
import { deepEqual, equal, ok } from "node:assert/strict";
import { join } from "node:path";
import { sampleCodes } from "@/bench/million/codes.ts";
import { makeTable, RARE } from "@/bench/million/table.ts";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { findFileFaults } from "../helpers/file_integrity.ts";
import { findFaults } from "../helpers/integrity.ts";
import { listParcels, searchParcels } from "@/lib/parcel_lists/list.ts";
import { TempFolder } from "../helpers/temp_folder.ts";

Deno.test("FileWriter writes a table that the store reads without faults", async () => {
  await using dir = new TempFolder();
  const file = join(dir.path, "table.kv");
  await makeTable(file, { parcels: 60, images: 2 });
  using kv = await openKv(file);

  deepEqual(await findFaults(kv), []);
  deepEqual(await findFileFaults(kv), []);
  equal((await listParcels(kv, { page: 1, per_page: 20 })).total, 60);
  const query = { page: 1, per_page: 20, search: RARE };
  equal((await searchParcels(kv, query)).total, 3);
  for (const code of await sampleCodes(kv, 100)) {
    ok(await findTypedParcel(kv, code) !== null);
  }
});
