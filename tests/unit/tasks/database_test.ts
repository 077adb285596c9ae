import { equal, match, rejects, throws } from "node:assert/strict";
import { FORMER_MARKS, formOf } from "@/lib/migrations/marks.ts";
import { openKv } from "@/lib/store/kv.ts";
import { countKeys, quickCheck, withDatabase } from "@/lib/tasks/database.ts";
import { OperatorError } from "@/lib/tasks/operator.ts";
import { loadFormer } from "@/tests/helpers/former_store.ts";
import { runTask } from "@/tests/helpers/tasks.ts";

Deno.test("quickCheck() distinguishes sound, damaged and unreadable files", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const sound = `${folder}/sound.kv`;
    (await openKv(sound)).close();
    equal(quickCheck(sound), "ok");
    const other = `${folder}/other.kv`;
    await Deno.writeTextFile(other, "no database\n".repeat(1_000));
    match(quickCheck(other), /not a database/);
    // SQLite reports an unreadable file like a folder.
    throws(() => quickCheck(folder), {
      name: "OperatorError",
      message: /cannot be examined/,
    });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("countKeys() reports a file that is not a Deno KV database", async () => {
  const file = await Deno.makeTempFile();
  try {
    throws(() => countKeys(file), OperatorError);
  } finally {
    await Deno.remove(file);
  }
});

Deno.test("until data is converted tasks refuse it in one sentence", async () => {
  const folder = await Deno.makeTempDir();
  const KV_PATH = `${folder}/waybill.kv`;
  const refused = async (message: RegExp) => {
    for (const task of ["seed", "compact"]) {
      const { code, output } = await runTask(task, [], { KV_PATH });
      equal(code, 1, task);
      match(output, message);
    }
    const work = () => Promise.reject(new Error("it was run"));
    await rejects(withDatabase(KV_PATH, work), message);
  };
  try {
    const any = { inAnyForm: true };
    await withDatabase(KV_PATH, loadFormer, any);
    await refused(
      /^(OperatorError: )?The data of 1\.2\.0 is not converted yet: [^\n]+\n?$/,
    );
    const dumped = await runTask("dump", [`${folder}/dump`], { KV_PATH });
    equal(dumped.code, 0, dumped.output);
    await withDatabase(
      KV_PATH,
      (kv) => kv.transact((tx) => tx.delete(FORMER_MARKS[0]!)),
      any,
    );
    await refused(
      /^(OperatorError: )?The data is older than 1\.2\.0: [^\n]+\n?$/,
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a task marks a new database as one of this version", async () => {
  const folder = await Deno.makeTempDir();
  try {
    equal(await withDatabase(`${folder}/new.kv`, formOf), "present");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
