import { buildIfStale } from "./build.ts";
import { forwardSignals } from "./forward_signals.ts";
import { runTask } from "./operator.ts";
import { MEMORY_VARIABLES, permissionFlags } from "./permissions.ts";
import { loadTaskEnv, ROOT } from "./project.ts";

/** Builds if needed, then runs the server with no more rights than it needs, and ends as it ends. */
async function start(): Promise<number> {
  const env = loadTaskEnv();
  await buildIfStale();
  const server = new Deno.Command(Deno.execPath(), {
    args: ["run", ...permissionFlags(env, ROOT), `${ROOT}/main.ts`],
    cwd: ROOT,
    env: MEMORY_VARIABLES,
  }).spawn();
  forwardSignals(server);
  return (await server.status).code;
}

if (import.meta.main) await runTask(async () => Deno.exit(await start()));
