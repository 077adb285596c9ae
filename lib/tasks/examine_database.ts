import { dirname, resolve } from "node:path";
import { AppError } from "@/lib/errors.ts";
import type { Env } from "../env.ts";
import { jobs, listDueJobs } from "@/lib/jobs/jobs.ts";
import { formOf, NOT_CONVERTED, TOO_OLD } from "@/lib/migrations/marks.ts";
import { LOADING } from "@/lib/store/freeze.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { quickCheck } from "./database.ts";
import { error, type Finding, fine, warning } from "./examine.ts";
import { isOfSystem, isThere, OperatorError } from "./operator.ts";
import { openKv } from "@/lib/store/open.ts";
import { isFile, isUrl } from "@/lib/env_values.ts";
import { hasOwner } from "@/lib/accounts/setup.ts";

/** Excluded from dumps, and deleted after the measurement. */
const SAMPLE = ["meta", "doctor"];
const SAMPLE_BYTES = 2_000;

const ROUNDS = 9;

const LANES = ["work", "mail"] as const;
/** Maximum late jobs of a lane to report. */
const MAX_LATE = 10;
const LATE_MS = 60 * 60_000;

/** Linux delays the acknowledgement of a segment by 40 ms while it has nothing to send. */
const DELAY_MS = 35;

/** Checks that the database is sound, private to this user and answering, and that the site has an owner. */
export async function* examineDatabase(env: Env): AsyncGenerator<Finding> {
  if (!isFile(env.kvPath)) return yield* examineStore(env);
  const file = resolve(env.kvPath);
  try {
    if (!await isThere(file)) return yield await examineMissing(file);
    const content = examineFile(file);
    yield content;
    yield* examineModes(file);
    if (content.level !== "error") yield* examineStore(env);
  } catch (thrown) {
    if (!isOfSystem(thrown)) throw thrown;
    yield error(`${file} cannot be examined: ${thrown.message}`);
  }
}

/** Checks that the first start can create the file. */
export async function examineMissing(
  file: string,
  user = currentUser(),
): Promise<Finding> {
  let folder = dirname(file);
  while (!await isThere(folder)) folder = dirname(folder);
  return await isWritable(folder, user)
    ? fine(`${file} does not exist yet: the first start creates it`)
    : error(
      `${file} does not exist, and this user cannot write to ${folder} to create it`,
    );
}

function examineFile(file: string): Finding {
  try {
    const result = quickCheck(file);
    return result === "ok"
      ? fine(`${file} is sound`)
      : error(`${file} is damaged: ${result}`);
  } catch (thrown) {
    if (!(thrown instanceof OperatorError)) throw thrown;
    return error(thrown.message);
  }
}

async function* examineModes(file: string): AsyncGenerator<Finding> {
  const folder = dirname(file);
  if (await isOpenToOthers(folder)) {
    yield warning(
      `${folder} is readable by other users of this machine: run chmod 700`,
    );
  }
  for (const path of [folder, file]) {
    if (await isWritable(path)) continue;
    yield error(
      `${path} cannot be written to by this user: the site is read-only`,
    );
  }
}

/** Reports whether other users of this machine may read this path. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  const { mode } = await Deno.stat(path);
  return mode !== null && (mode & 0o077) !== 0;
}

function currentUser() {
  return { uid: Deno.uid(), gid: Deno.gid() };
}

/** Reports whether the mode allows writing. Does not try it, because that would open the file. */
async function isWritable(
  path: string,
  user = currentUser(),
): Promise<boolean> {
  const { mode, uid, gid } = await Deno.stat(path);
  if (mode === null || user.uid === 0) return true;
  if (uid === user.uid) return (mode & 0o200) !== 0;
  return (mode & (gid === user.gid ? 0o020 : 0o002)) !== 0;
}

async function* examineStore(env: Env): AsyncGenerator<Finding> {
  try {
    using kv = await openKv(env.kvPath);
    yield* examineContent(kv, env);
    if (isUrl(env.kvPath ?? "")) yield await examineLatency(kv);
  } catch (thrown) {
    const text = (thrown as Error).message;
    yield error(`The database does not answer: ${text}`);
  }
}

async function* examineContent(
  kv: Kv,
  { setupToken }: Env,
): AsyncGenerator<Finding> {
  if (await kv.get(LOADING) !== null) {
    return yield error(
      "The database contains half a dump: run `deno task load` with the same file again",
    );
  }
  const form = await formOf(kv);
  if (form === "older") return yield error(TOO_OLD);
  if (form === "former") yield warning(NOT_CONVERTED);
  if (!await hasOwner(kv)) {
    return yield warning(
      "There is no administrator yet: `deno task start` prints the link that creates one",
    );
  }
  yield fine("The database answers, and there is an administrator");
  yield* await examineJobs(kv);
  if (setupToken !== undefined) {
    yield warning(
      "SETUP_TOKEN is used: remove it from the environment",
    );
  }
}

/** Warns of jobs that should have run more than an hour ago. */
export async function examineJobs(kv: Kv): Promise<Finding[]> {
  const due = await Promise.all(
    LANES.map((lane) => listDueJobs(kv, lane, MAX_LATE)),
  );
  const before = new Date(kv.now().getTime() - LATE_MS);
  const late = due.flat().filter(({ at }) => at < before);
  const found = await jobs.getMany(kv, late.map(({ id }) => id));
  return found.filter((job) => job !== null).map(({ id, kind }) =>
    warning(`The job ${id} (${kind}) has been waiting for more than an hour`)
  );
}

/**
 * Times one read of a remote store, five concurrent reads, and a commit of 2 kB. The latter two need more than one
 * segment, which the sender's Nagle algorithm holds back until the first is acknowledged.
 */
export async function examineLatency(kv: Kv): Promise<Finding> {
  const read = () => kv.list({ prefix: ["meta"] }, { limit: 1 });
  const save = () =>
    kv.transact((tx) => tx.set(SAMPLE, new Uint8Array(SAMPLE_BYTES)));
  try {
    const one = await medianMs(read);
    const five = await medianMs(() =>
      Promise.all(Array.from({ length: 5 }, read))
    );
    const commit = await medianMs(save);
    await kv.transact((tx) => tx.delete(SAMPLE));
    return judge({ one, five, commit });
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
    return error(`The database cannot be written to: ${thrown.cause}`);
  }
}

/** Returns the finding for these milliseconds. */
export function judge(
  { one, five, commit }: { one: number; five: number; commit: number },
): Finding {
  const [read, reads, write] = [one, five, commit].map((ms) => ms.toFixed(1));
  const text =
    `The database answers one read in ${read} ms, five at once in ${reads} ms, a commit of 2 kB in ${write} ms`;
  if (Math.max(five, commit) - one < DELAY_MS) return fine(text);
  return warning(
    `${text}: delayed acknowledgements cost 40 ms each, which \`ip route\` with \`quickack 1\` ends (docs/operations.md)`,
  );
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const since = performance.now();
    await work();
    times.push(performance.now() - since);
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1]!;
}
