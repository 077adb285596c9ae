import { delay } from "deno-std/async/delay.js";
import { findParcelId } from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { SETUP_TOKEN, signInAt } from "@/tests/helpers/live_admin.ts";
import {
  type ServerProcess,
  startServer,
} from "@/tests/helpers/server_process.ts";
import { round } from "../figures.ts";
import { fill } from "../fill.ts";
import { merge, stamp } from "../results.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";
import { throwFaults } from "./faults.ts";
import { atRate, Caller, Mix } from "./load.ts";
import { MailRelay } from "./mail_relay.ts";
import { Memory } from "./memory.ts";
import { Log } from "./record.ts";

const MINUTES = 30;
const PARCELS = 2_000;
/** Requests per second from visitors and the member. */
const RATE = 30;
const WARM_UP_MS = 20_000;
/** The fraction of the run before the faults. */
const QUIET = 0.2;
/** Memory is measured once everything is loaded: after this time or, in a short run, after half of it. */
const SETTLED_MINUTES = 5;

const AT_MOST = { p99: 3, megabytes: 300, megabytesAMinute: 1 };

/**
 * Runs a mixed load, for 30 minutes by default and mostly with faults. Writes the results to bench/soak.json. Fails
 * beyond a bound: after a 5xx that no fault explains, if reads become three times as slow, or if memory grows.
 */
async function main(minutes: number): Promise<void> {
  const measured = await stamp();
  await using folder = new TempFolder();
  const relay = await MailRelay.start();
  try {
    const KV_PATH = `${folder.path}/waybill.kv`;
    const parcels = await prepare(KV_PATH);
    const server = await startServer({
      ...{ KV_PATH, SETUP_TOKEN, LIMIT_FACTOR: "1", TRUST_PROXY: "1" },
      ...{ MAIL_DRIVER: "smtp", SMTP_HOST: "127.0.0.1" },
      ...{ SMTP_PORT: String(relay.port), SMTP_SECURITY: "none" },
      MAIL_FROM: "office@example.com",
    });
    const results = await soak(server, { minutes, parcels, relay });
    console.log(results);
    await merge("soak.json", { ...measured, ...results });
    if (isBeyond(results)) Deno.exitCode = 1;
  } finally {
    await relay.stop();
  }
}

interface Sample {
  id: string;
  code: string;
}

async function prepare(path: string): Promise<Sample[]> {
  using kv = await openSite(path);
  await updateSettings(kv, { contact_email: "office@example.com" });
  const codes = await fill(kv, PARCELS);
  return await Promise.all(codes.map(async (code) => ({
    code,
    id: (await findParcelId(kv, code))!,
  })));
}

type Results = Awaited<ReturnType<typeof soak>>;

async function soak(
  server: ServerProcess,
  { minutes, parcels, relay }: {
    minutes: number;
    parcels: Sample[];
    relay: MailRelay;
  },
) {
  const log = new Log();
  const { address } = server;
  const caller = new Caller(address, await signInAt(address), log);
  const memory = new Memory(server.pid);
  const mix = new Mix(parcels);
  const signal = AbortSignal.timeout(minutes * 60_000);
  async function phases(): Promise<void> {
    // Fill the caches of look-ups before memory is watched. A look-up is cached the second time, so make each one
    // twice.
    for (const call of [...mix.lookups(), ...mix.lookups()]) {
      await caller.send(call);
    }
    await delay(WARM_UP_MS);
    log.phase = "quiet";
    await delay(minutes * QUIET * 60_000);
    log.phase = "faults";
    const parcelId = parcels[0]!.id;
    await throwFaults({ address, caller, relay, parcelId }, signal);
  }
  await Promise.all([
    phases(),
    atRate(RATE, signal, () => caller.send(mix.next())),
  ]);
  memory.stop();
  const exitCode = await server.end();
  const settled = Math.min(SETTLED_MINUTES, minutes / 2);
  return {
    ...{ minutes, requests: log.requests, exitCode },
    unexplained: log.unexplained,
    statuses: log.statuses,
    mails: relay.delivered,
    reads: { quiet: log.reads("quiet"), faults: log.reads("faults") },
    p99: figures(log),
    memory: {
      megabytes: round(memory.most(settled)),
      megabytesAMinute: round(memory.slope(settled)),
      afterMinutes: settled,
    },
    atMost: AT_MOST,
  };
}

function figures(log: Log) {
  const [quiet, faults] = [log.p99("quiet"), log.p99("faults")];
  const ratio = round(faults / quiet);
  return { quiet: round(quiet), faults: round(faults), ratio };
}

function isBeyond({ unexplained, p99, memory, exitCode }: Results): boolean {
  return unexplained.length > 0 || exitCode !== 0 ||
    p99.ratio > AT_MOST.p99 || memory.megabytes > AT_MOST.megabytes ||
    memory.megabytesAMinute > AT_MOST.megabytesAMinute;
}

if (import.meta.main) await main(Number(Deno.args[0] ?? MINUTES));
