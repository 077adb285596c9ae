import { equal, match, throws } from "node:assert/strict";
import { openKv } from "@/lib/store/kv.ts";
import { countKeys, quickCheck } from "@/lib/tasks/database.ts";
import { OperatorError } from "@/lib/tasks/operator.ts";

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
