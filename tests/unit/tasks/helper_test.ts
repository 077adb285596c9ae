import { equal } from "node:assert/strict";
import { startHelper } from "@/lib/tasks/helper.ts";
import { isThere } from "@/lib/tasks/operator.ts";
import { test } from "@/tests/helpers/temp_folder.ts";

test("startHelper() starts no process if stopped immediately", async (folder) => {
  const mark = `${folder.path}/started`;
  const script = `${folder.path}/helper.ts`;
  await Deno.writeTextFile(
    script,
    "Deno.writeTextFileSync(Deno.args[0], '')",
  );
  const stop = startHelper({
    args: ["--no-config", "--no-prompt", "--allow-write", script, mark],
    ...{ socket: `${folder.path}/helper.sock`, env: {}, onEnd: () => {} },
  });
  await stop();
  equal(await isThere(mark), false);
});
