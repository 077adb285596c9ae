import { attach, loadAssets } from "fresh/server";
import { createApp } from "./app.ts";
import { manifest } from "./fresh.gen.ts";
import { type Env, EnvError, loadEnv } from "./lib/env.ts";
import { serve, type Server, stopOnSignals } from "./lib/http/serve.ts";
import { type Kv, openKv } from "./lib/kv.ts";
import { type Log, openLog } from "./lib/log.ts";

/** Serves the site as `env` says. `dev` makes open pages reload when the server restarts. */
export async function run(
  env: Env,
  options: { dev?: boolean } = {},
): Promise<Server> {
  const { dev = false } = options;
  const { log, flush } = openLog(env.logLevel);
  // However the process ends, a stop that could not wait included.
  addEventListener("unload", flush);
  const kv = await openStore(env, log);
  const root = import.meta.dirname ?? ".";
  const app = attach(
    createApp({ kv, env, log }),
    manifest,
    await loadAssets({ root, dev }),
  );
  return await serve(app.handler(), { kv, env, log, flush });
}

async function openStore({ kvPath }: Env, log: Log): Promise<Kv> {
  try {
    return await openKv(kvPath, {
      onFailure: ({ kind }, error) =>
        log.error("kv.degraded", { kind, detail: error.message }),
    });
  } catch (error) {
    throw new EnvError(`KV_PATH cannot be opened: ${(error as Error).message}`);
  }
}

if (import.meta.main) {
  try {
    stopOnSignals(await run(loadEnv(), { dev: Deno.args.includes("--dev") }));
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}
