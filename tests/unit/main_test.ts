import { match } from "node:assert/strict";
import { ROOT } from "@/lib/tasks/project.ts";

Deno.test("run() writes the log's last lines also when the process ends at once", async () => {
  const code = `
    import { parseEnv } from "@/lib/env.ts";
    import { run } from "@/main.ts";
    await run(parseEnv({ PORT: "0", LISTEN: "127.0.0.1", KV_PATH: ":memory:" }));
    Deno.exit(0);`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", "--quiet", "--ext=ts", code],
    cwd: ROOT,
  }).output();
  match(new TextDecoder().decode(stdout), /"event":"server\.started"/);
});
