import { loadEnvFile, readEnv } from "../env.ts";
import { forwardSignals } from "./forward_signals.ts";
import { runTask } from "./operator.ts";
import { ENV_FILE, ROOT } from "./project.ts";

/** Serves the site for development: on this machine only, restarted after every change. */
async function dev(): Promise<number> {
  loadEnvFile(ENV_FILE);
  const { LISTEN = "127.0.0.1" } = readEnv(["LISTEN"]);
  const watcher = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${ROOT}/lib/fresh/cli.ts`, "dev"],
    cwd: ROOT,
    env: { LISTEN },
  }).spawn();
  forwardSignals(watcher);
  return (await watcher.status).code;
}

if (import.meta.main) await runTask(async () => Deno.exit(await dev()));
