import { parseArgs } from "node:util";
import { attach, loadAssets } from "fresh/server";
import { createApp } from "./app.ts";
import { manifest } from "./fresh.gen.ts";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { findConversion } from "@/lib/site/conversion.ts";
import { type Env, loadEnv } from "./lib/env.ts";
import { AppError } from "./lib/errors.ts";
import { ConversionFailed } from "@/lib/migrations/rows.ts";
import { LiveTracking } from "@/lib/tracking/live.ts";
import {
  type Listener,
  serve,
  type Site,
  stopOnSignal,
} from "@/lib/site/serve.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { LOADING } from "@/lib/store/freeze.ts";
import { ifWritable } from "@/lib/store/failures.ts";
import { lockForServer } from "@/lib/store/file.ts";
import { type Log, openLog } from "./lib/log.ts";
import { openTransport } from "./lib/mail/transport.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import { jobKinds } from "@/lib/site/nouns.ts";
import { Mailer } from "@/lib/notifications/mailer.ts";
import { connectStudio } from "./lib/studio/client.ts";
import type { Services } from "@/lib/site/state.ts";
import { startUpkeep } from "@/lib/site/upkeep.ts";
import { withTelemetry } from "./lib/telemetry.ts";
import { openKvPath } from "@/lib/store/open.ts";
import { EnvError } from "@/lib/env_values.ts";
import { JOURNAL } from "@/lib/journal/authors.ts";

export interface RunOptions {
  /** Makes open pages reload when the server restarts. */
  dev?: boolean;
  /** Prints mails that are not sent, pins included, for a developer at this machine. */
  printMails?: boolean;
  /** Further kinds of jobs. */
  kinds?: Record<string, JobKind>;
  /** Whether the platform puts the process to sleep between requests. */
  sleeps?: boolean;
}

/** The parts that exist before the site starts. */
interface Start extends Pick<Services, "kv" | "env" | "log"> {
  lock: Disposable;
  /** Flushes the log. */
  flush: () => void;
}

/** Converts data of the previous version, then serves the site and sends its mails. */
export async function run(env: Env, options: RunOptions = {}): Promise<Site> {
  const { log: lines, flush } = openLog(env.logLevel);
  const log = await withTelemetry(lines);
  // Runs on every exit, even if a stop did not wait for it.
  addEventListener("unload", flush);
  const kv = await openStore(env, log);
  const lock = await lockStore(env);
  const conversion = await findConversion({ kv, env, log });
  const start = () =>
    startSite({ kv, env, log, lock, flush }, options, conversion?.listener);
  if (conversion === null) return await start();
  if (options.sleeps) return conversion.inSteps(start);
  await conversion.finish();
  return await start();
}

async function startSite(
  { kv, env, log, lock, flush }: Start,
  { dev = false, printMails = false, kinds = {} }: RunOptions,
  listener: Listener | undefined,
): Promise<Site> {
  // Write the pages before a visitor can follow a link to one.
  await ifWritable(() => writeFirstPages(kv));
  const root = import.meta.dirname ?? ".";
  const transport = openTransport(env, printMails ? console.log : undefined);
  const mailer = new Mailer({ kv, env, log, transport });
  const live = new LiveTracking({ kv, log });
  const jobs = new JobRunner({
    kv,
    log,
    kinds: { ...jobKinds({ kv, mailer }), ...kinds },
  });
  const services = { kv, env, log, mailer, jobs, live };
  const app = await attach(
    createApp(services),
    manifest,
    await loadAssets({ root, dev }),
  );
  const server = await serve(app.handler(), { ...services, flush, listener });
  const upkeep = startUpkeep(services);
  return {
    address: server.address,
    runDue: upkeep.runDue,
    async stop() {
      // Open streams would keep the server from stopping.
      live.stop();
      await upkeep.stop();
      await server.stop();
      lock[Symbol.dispose]();
    },
  };
}

async function openStore({ kvPath }: Env, log: Log): Promise<Kv> {
  const kv = await openKvPath(kvPath, {
    journal: JOURNAL,
    onFailure: ({ kind }, error) =>
      log.error("kv.degraded", { kind, detail: error.message }),
  });
  if (await kv.get(LOADING) === null) return kv;
  throw new EnvError(
    "KV_PATH holds half a dump: run `deno task load` with the same file again",
  );
}

/** Allows only one server on a file: two would count rate limits separately and see each other's changes late. */
async function lockStore({ kvPath }: Env): Promise<Disposable> {
  const lock = await lockForServer(kvPath);
  if (lock !== null) return lock;
  throw new EnvError(
    `KV_PATH ${kvPath} is in use by another server: end that one, or set another file`,
  );
}

/** Returns a line for the operator when the site cannot start, or null for a bug. */
function explain(error: unknown): string | null {
  const isSaid = error instanceof EnvError || error instanceof ConversionFailed;
  if (isSaid) return error.message;
  if (!(error instanceof AppError)) return null;
  return `KV_PATH cannot be read: ${(error.cause as Error)?.message}`;
}

/** Runs the site until it is asked to stop; exits with a message for the operator if it cannot start. */
export async function runUntilAsked(
  options: RunOptions,
  launcherEnds?: Promise<void>,
): Promise<Site> {
  try {
    const site = run(loadEnv(), options);
    stopOnSignal(site, launcherEnds);
    return await site;
  } catch (error) {
    const line = explain(error);
    if (line === null) throw error;
    console.error(line);
    Deno.exit(1);
  }
}

if (import.meta.main) {
  const { values: { dev, launched, studio } } = parseArgs({
    args: Deno.args,
    options: {
      dev: { type: "boolean", default: false },
      launched: { type: "boolean", default: false },
      studio: { type: "string" },
    },
  });
  if (studio !== undefined) connectStudio(studio);
  // The launcher holds the other end of standard input, which closes even if the launcher is killed.
  const launcherEnds = launched
    ? Deno.stdin.readable.pipeTo(new WritableStream())
    : undefined;
  await runUntilAsked({ dev, printMails: dev }, launcherEnds);
}
