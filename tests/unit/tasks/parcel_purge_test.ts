import { deepEqual, equal, match, throws } from "node:assert/strict";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { readArgs } from "@/lib/tasks/parcel_purge.ts";
import { runTask } from "../../helpers/tasks.ts";

Deno.test("the days are a whole number, and nothing else is guessed", () => {
  deepEqual(readArgs(["--older=30"]), { days: 30, dryRun: false });
  deepEqual(readArgs(["--older", "7", "--dry-run"]), { days: 7, dryRun: true });
  const unclear = [
    [],
    ["30"],
    ["--older=0"],
    ["--older=-1"],
    ["--older=1.5"],
    ["--older=soon"],
    ["--older=30", "--force"],
  ];
  for (const args of unclear) throws(() => readArgs(args), /Usage: /);
});

Deno.test("the task removes old parcels, after it has shown them on request, and no others", async () => {
  const folder = await Deno.makeTempDir();
  const KV_PATH = `${folder}/waybill.kv`;
  const now = { ms: Date.now() - 31 * 24 * 60 * 60_000 };
  const kv = await openSite(KV_PATH, { now: () => new Date(now.ms) });
  const fields = { recipient_name: "Ada", destination: "Oslo" };
  try {
    await createParcel(kv, { tracking_code: "OLD-1", ...fields });
    now.ms = Date.now();
    await createParcel(kv, { tracking_code: "NEW-1", ...fields });
    kv.close();
    const run = (...args: string[]) =>
      runTask("parcel_purge", ["--older=30", ...args], { KV_PATH });
    match((await run("--dry-run")).output, /^OLD-1 .*\n1 parcel would be/);
    match((await run()).output, /^1 parcel was removed/);
    match((await run()).output, /^0 parcels were removed/);
    const missing = { KV_PATH: `${folder}/missing.kv` };
    const { code, output } = await runTask(
      "parcel_purge",
      ["--older=30"],
      missing,
    );
    equal(code, 1);
    match(output, /^There is no database at/);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
