import { equal } from "node:assert/strict";
import { Helper } from "@/lib/tasks/helper.ts";
import { isThere } from "@/lib/tasks/operator.ts";

Deno.test("stop() keeps a helper from starting that was about to", async () => {
  const folder = await Deno.makeTempDir();
  const mark = `${folder}/started`;
  try {
    const script = `${folder}/helper.ts`;
    await Deno.writeTextFile(
      script,
      "Deno.writeTextFileSync(Deno.args[0], '')",
    );
    const helper = new Helper({
      args: ["--no-config", "--no-prompt", "--allow-write", script, mark],
      ...{ socket: `${folder}/helper.sock`, env: {}, onEnd: () => {} },
    });
    await helper.stop();
    equal(await isThere(mark), false);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
