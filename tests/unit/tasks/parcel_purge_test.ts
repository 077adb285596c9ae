import { deepEqual, match, throws } from "node:assert/strict";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { readArgs } from "@/lib/tasks/parcel_purge.ts";
import { runTask } from "../../helpers/tasks.ts";
import { test } from "@/tests/helpers/temp_folder.ts";

Deno.test("readArgs() accepts only a whole number of days", () => {
  deepEqual(readArgs(["--older=30"]), { days: 30, dryRun: false });
  deepEqual(readArgs(["--older", "7", "--dry-run"]), { days: 7, dryRun: true });
  const values = ["0", "-1", "1.5", "soon"];
  const unclear = values.map((value) => [`--older=${value}`]);
  for (const args of [...unclear, [], ["30"], ["--older=30", "--force"]]) {
    throws(() => readArgs(args), /Usage: /);
  }
});

test("the task previews and then removes only old parcels", async (folder) => {
  const KV_PATH = `${folder.path}/waybill.kv`;
  const now = { ms: Date.now() - 31 * 24 * 60 * 60_000 };
  const kv = await openSite(KV_PATH, { now: () => new Date(now.ms) });
  const fields = { recipient_name: "Ada", destination: "Oslo" };
  await createParcel(kv, { tracking_code: "OLD-1", ...fields });
  now.ms = Date.now();
  await createParcel(kv, { tracking_code: "NEW-1", ...fields });
  kv.close();
  const run = (...args: string[]) =>
    runTask("parcel_purge", ["--older=30", ...args], { KV_PATH });
  match((await run("--dry-run")).output, /^OLD-1 .*\n1 parcel would be/);
  match((await run()).output, /^1 parcel was removed/);
  match((await run()).output, /^0 parcels were removed/);
});
