import { equal } from "node:assert/strict";
import { startHelper } from "@/lib/tasks/helper.ts";
import { isThere } from "@/lib/tasks/operator.ts";

Deno.test("startHelper() starts no process when it is stopped at once", async () => {
  const folder = await Deno.makeTempDir();
  const mark = `${folder}/started`;
  try {
    const script = `${folder}/helper.ts`;
    await Deno.writeTextFile(
      script,
      "Deno.writeTextFileSync(Deno.args[0], '')",
    );
    const stop = startHelper({
      args: ["--no-config", "--no-prompt", "--allow-write", script, mark],
      ...{ socket: `${folder}/helper.sock`, env: {}, onEnd: () => {} },
    });
    await stop();
    equal(await isThere(mark), false);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
