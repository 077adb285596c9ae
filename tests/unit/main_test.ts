import { TempFolder } from "@/tests/helpers/temp_folder.ts";
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

Deno.test("run() returns a server that stops while pages are streaming", async () => {
  await using folder = new TempFolder();
  const code = `
    import { createParcel } from "@/lib/parcels/parcels.ts";
    import { parseEnv } from "@/lib/env.ts";
    import { markEmpty } from "@/lib/migrations/marks.ts";
    import { openKv } from "@/lib/store/kv.ts";
    import { run } from "@/main.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";
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
    console.log("ended with", JSON.stringify(await page.text()));`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", "--quiet", "--ext=ts", code],
    cwd: ROOT,
  }).output();
  match(new TextDecoder().decode(stdout), /ended with "retry: 5000\\n\\n"/);
});
