import { match } from "node:assert/strict";
import { ROOT } from "@/lib/tasks/project.ts";
import { test } from "@/tests/helpers/temp_folder.ts";

/** Evaluates code in a process and returns its output. */
async function evaluate(code: string): Promise<string> {
  const args = ["eval", "--quiet", "--ext=ts", code];
  const command = new Deno.Command(Deno.execPath(), { args, cwd: ROOT });
  return new TextDecoder().decode((await command.output()).stdout);
}

Deno.test("run() writes the last lines of the log even if the process exits immediately", async () => {
  const output = await evaluate(`
    import { parseEnv } from "@/lib/env.ts";
    import { run } from "@/main.ts";
    await run(parseEnv({ PORT: "0", LISTEN: "127.0.0.1", KV_PATH: ":memory:" }));
    Deno.exit(0);`);
  match(output, /"event":"server\.started"/);
});

test("run() returns a server that can stop while pages are streaming", async (folder) => {
  const output = await evaluate(`
    import { createParcel } from "@/lib/parcels/parcels.ts";
    import { parseEnv } from "@/lib/env.ts";
    import { markEmpty } from "@/lib/migrations/marks.ts";
    import { openKv } from "@/lib/store/open.ts";
    import { run } from "@/main.ts";
    const KV_PATH = ${JSON.stringify(`${folder.path}/site.kv`)};
    const kv = await openKv(KV_PATH);
    await markEmpty(kv);
    await createParcel(kv, {
      tracking_code: "WB-1111", recipient_name: "A", destination: "B",
    });
    kv.close();
    const server = await run(
      parseEnv({ PORT: "0", LISTEN: "127.0.0.1", KV_PATH, LOG_LEVEL: "error" }),
    );
    const page = await fetch(server.address + "/api/parcels/WB-1111/events");
    await server.stop();
    console.log("ended with", JSON.stringify(await page.text()));`);
  match(output, /ended with "retry: 5000\\n\\n"/);
});
