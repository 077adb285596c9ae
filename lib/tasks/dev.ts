import { loadEnvFile, readEnv } from "../env.ts";
import { ENV_FILE, exitCodeOf, spawnDeno } from "./project.ts";
import { runTask } from "./operator.ts";

/** Serves the site for development: on this machine only, with a restart after every change. */
async function dev(): Promise<number> {
  loadEnvFile(ENV_FILE);
  const { LISTEN = "127.0.0.1" } = readEnv(["LISTEN"]);
  const args = ["run", "-A", "lib/fresh/cli.ts", "dev"];
  return await exitCodeOf(spawnDeno(args, { env: { LISTEN } }));
}

if (import.meta.main) await runTask(async () => Deno.exit(await dev()));
