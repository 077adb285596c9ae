import { type Assets, attach } from "fresh/server";
import { createApp } from "@/app.ts";
import { manifest } from "@/fresh.gen.ts";
import { parseEnv } from "@/lib/env.ts";
import type { Handler } from "@/lib/site/serve.ts";
import { LiveTracking } from "@/lib/tracking/live.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Transport } from "@/lib/mail/letter.ts";
import { openTransport } from "@/lib/mail/transport.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import { jobKinds } from "@/lib/site/nouns.ts";
import { Mailer } from "@/lib/notifications/mailer.ts";
import { seedAdmin, seedColleague, startedSession } from "./admin.ts";
import type { Role } from "@/lib/fields/roles.ts";
import { Client, type ClientOptions } from "./client.ts";
import { type Faults, openFaultyKv } from "./faulty_store.ts";
import { type LogLine, memoryLog } from "./log.ts";
import { testStore } from "./store.ts";
import { JOURNAL } from "@/lib/journal/authors.ts";

export interface TestAppOptions {
  /** Environment variables in addition to the defaults. */
  env?: Record<string, string>;
  /** The clock in milliseconds; change it to let time pass. */
  clock?: { ms: number };
  faults?: Faults;
  /** The path of a database that other code opens too; by default a new database. */
  kvPath?: string;
  /** Receives the mails like a provider unless `env` names another driver. Without it, MAIL_DRIVER decides. */
  transport?: Transport;
  /** Kinds of jobs in addition to the site's. */
  kinds?: Record<string, JobKind>;
  /** The built files for browsers; if there are none, no island is hydrated. */
  assets?: Assets;
}

/** The whole app in memory with its own database (with `TEST_KV=denokv` on denokv); `await using` closes it. */
export interface TestApp extends AsyncDisposable {
  kv: Kv;
  handler: Handler;
  mailer: Mailer;
  /** Runs no jobs and sends no mails until drain(), which runs everything that is due. */
  jobs: JobRunner;
  live: LiveTracking;
  /** The log so far. */
  lines: LogLine[];
  /** Returns a visitor's browser. */
  client(options?: ClientOptions): Client;
  /** Returns a browser of the signed-in owner, or of a colleague in another role, who is created on first use. */
  signedIn(options?: ClientOptions & { role?: Role }): Promise<Client>;
}

/** The environment of a site that sends mails. */
const PROVIDER = {
  MAIL_DRIVER: "api",
  MAIL_API_KEY: "key",
  MAIL_FROM: "post@waybill.example",
};

/** Starts the app for one test. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env: variables = {}, clock, faults, assets, kinds = {} } = options;
  const store = options.kvPath === undefined ? await testStore() : null;
  const kv = await openFaultyKv(options.kvPath ?? store!.path, {
    journal: JOURNAL,
    ...(clock !== undefined && { now: () => new Date(clock.ms) }),
    ...(faults !== undefined && { faults }),
  });
  const { log, lines } = memoryLog();
  const env = parseEnv({
    KV_PATH: ":memory:",
    ...(options.transport !== undefined && PROVIDER),
    ...variables,
  });
  const transport = options.transport ?? openTransport(env);
  const mailer = new Mailer({ kv, env, log, transport });
  const live = new LiveTracking({ kv, log });
  const jobs = new JobRunner({
    kv,
    log,
    kinds: { ...jobKinds({ kv, mailer }), ...kinds },
  });
  const services = { kv, env, log, mailer, jobs, live };
  const app = await attach(createApp(services), manifest, assets ?? null);
  const handler = app.handler();
  return {
    kv,
    handler,
    mailer,
    jobs,
    live,
    lines,
    client: (clientOptions) => new Client(handler, clientOptions),
    signedIn: ({ role, ...clientOptions } = {}) =>
      signedIn(kv, new Client(handler, clientOptions), role),
    async [Symbol.asyncDispose]() {
      live.stop();
      await jobs.stop();
      kv.close();
      await store?.[Symbol.asyncDispose]();
    },
  };
}

async function signedIn(
  kv: Kv,
  client: Client,
  role: Role = "owner",
): Promise<Client> {
  const admin = role === "owner"
    ? await seedAdmin(kv)
    : await seedColleague(kv, role);
  const token = await startedSession(kv, admin);
  const secure = client.origin.startsWith("https:");
  client.cookies.set(secure ? "__Host-sid" : "sid", token);
  return client;
}
