import { attach, loadAssets } from "fresh/server";
import { createApp } from "./app.ts";
import { manifest } from "./fresh.gen.ts";
import { writeFirstPages } from "./lib/domain/first_pages.ts";
import { type Env, EnvError, loadEnv } from "./lib/env.ts";
import { LiveTracking } from "./lib/http/live_tracking.ts";
import { serve, type Server, stopOnSignals } from "./lib/http/serve.ts";
import { type Kv, openKv } from "./lib/kv.ts";
import { type Log, openLog } from "./lib/log.ts";
import { openTransport } from "./lib/mail/transport.ts";
import { Mailer } from "./lib/mailer.ts";
import { sweepHourly } from "./lib/sweeper.ts";

export interface RunOptions {
  /** Makes open pages reload when the server restarts. */
  dev?: boolean;
  /** Shows the mails that are not sent anywhere, pins included: for whoever sits at this machine. */
  printMails?: boolean;
}

/** Serves the site as `env` says, and sends its mails. */
export async function run(
  env: Env,
  { dev = false, printMails = false }: RunOptions = {},
): Promise<Server> {
  const { log, flush } = openLog(env.logLevel);
  // However the process ends, a stop that could not wait included.
  addEventListener("unload", flush);
  const kv = await openStore(env, log);
  // Before the first visitor follows a link to one of them (decision 2).
  await writeFirstPages(kv);
  const root = import.meta.dirname ?? ".";
  const transport = openTransport(
    env,
    printMails ? { print: console.log } : {},
  );
  const mailer = new Mailer({ kv, env, log, transport });
  const live = new LiveTracking({ kv, log });
  const app = attach(
    createApp({ kv, env, log, mailer, live }),
    manifest,
    await loadAssets({ root, dev }),
  );
  const server = await serve(app.handler(), { kv, env, log, flush });
  mailer.start();
  const stopSweeping = sweepHourly(kv, log);
  return {
    address: server.address,
    async stop() {
      // An answer that never ends would keep the server from ending.
      live.stop();
      await stopSweeping();
      await mailer.stop();
      await server.stop();
    },
  };
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
    const dev = Deno.args.includes("--dev");
    stopOnSignals(await run(loadEnv(), { dev, printMails: dev }));
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}
