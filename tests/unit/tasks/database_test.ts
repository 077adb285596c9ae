import { equal, match, rejects, throws } from "node:assert/strict";
import { FORMER_MARK, formOf } from "@/lib/migrations/marks.ts";
import { countKeys, quickCheck, withDatabase } from "@/lib/tasks/database.ts";
import { OperatorError } from "@/lib/tasks/operator.ts";
import { loadFormer } from "@/tests/helpers/former_store.ts";
import { runTask } from "@/tests/helpers/tasks.ts";
import { test } from "@/tests/helpers/temp_folder.ts";
import { openKv } from "@/lib/store/open.ts";

test("quickCheck() distinguishes intact, damaged and unreadable files", async (folder) => {
  const sound = `${folder.path}/sound.kv`;
  (await openKv(sound)).close();
  equal(quickCheck(sound), "ok");
  const other = `${folder.path}/other.kv`;
  await Deno.writeTextFile(other, "no database\n".repeat(1_000));
  match(quickCheck(other), /not a database/);
  // A folder makes SQLite fail as an unreadable file does.
  throws(() => quickCheck(folder.path), {
    name: "OperatorError",
    message: /cannot be examined/,
  });
});

Deno.test("countKeys() reports a file that is not a Deno KV database", async () => {
  const file = await Deno.makeTempFile();
  try {
    throws(() => countKeys(file), OperatorError);
  } finally {
    await Deno.remove(file);
  }
});

test("tasks reject unconverted data with one sentence", async (folder) => {
  const KV_PATH = `${folder.path}/waybill.kv`;
  const refused = async (message: RegExp) => {
    for (const task of ["seed", "compact"]) {
      const { code, output } = await runTask(task, [], { KV_PATH });
      equal(code, 1, task);
      match(output, message);
    }
    const work = () => Promise.reject(new Error("it was run"));
    await rejects(withDatabase(KV_PATH, work), message);
  };
  const any = { inAnyForm: true };
  await withDatabase(KV_PATH, loadFormer, any);
  await refused(
    /^(OperatorError: )?The data of an earlier version is not converted yet: [^\n]+\n?$/,
  );
  const dumped = await runTask("dump", [`${folder.path}/dump`], { KV_PATH });
  equal(dumped.code, 0, dumped.output);
  await withDatabase(
    KV_PATH,
    (kv) => kv.transact((tx) => tx.delete(FORMER_MARK)),
    any,
  );
  await refused(
    /^(OperatorError: )?The data is older than 2\.1\.0: [^\n]+\n?$/,
  );
});

test("withDatabase() marks a new database as one of this version", async (folder) => {
  equal(await withDatabase(`${folder.path}/new.kv`, formOf), "present");
});
