import type { Context } from "fresh";
import { requireOwnPassword } from "@/lib/accounts/password_change.ts";
import { jobs, queueJob } from "@/lib/jobs/jobs.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import type { Job, JobProblem } from "@/lib/jobs/schema.ts";
import type { Noun } from "@/lib/site/noun.ts";
import type { State } from "@/lib/site/state.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { Address } from "./address.ts";
import {
  blankJournal,
  eraseEntry,
  ERASURE,
  findAddress,
  isBusy,
  MAX_PASSES,
  requireErasable,
  type WalkProgress,
} from "./person.ts";
import type { PersonErase } from "./schema.ts";

/** The progress of an erasure. */
interface Payload {
  email: string;
  cursor: Key;
  /** Whether this pass has found anything; the last pass finds nothing. */
  isDirty: boolean;
  /** The number of completed passes. */
  passes: number;
  /** The first part of the key at which the address was last found. */
  place?: string;
}

/** The delay before a retry while a mail is being sent. */
const WAIT_MS = 10_000;

/**
 * Starts the erasure of a person for the signed-in member, who confirms with their password. Throws like requireOwnPassword()
 * and requireErasable().
 */
export async function startErasure(
  ctx: Context<State>,
  { email, password }: PersonErase,
): Promise<Job> {
  const { kv, log, jobs: runner, nouns, requestId: id } = ctx.state;
  await requireOwnPassword(ctx, { password });
  const starter_id = ctx.state.admin!.id;
  const job = await queueErasure(kv, nouns, { email, starter_id });
  log.info("person.erasing", { id, job: job.id });
  runner.wake();
  return job;
}

/** Returns an erasure job, or null. */
export async function getErasure(kv: Kv, id: string): Promise<Job | null> {
  const job = await jobs.get(kv, id);
  return job?.kind === ERASURE ? job : null;
}

/** Queues an erasure job; see erasePerson(). Throws like requireErasable(). Call the runner's wake() afterwards. */
export async function queueErasure(
  kv: Kv,
  nouns: readonly Noun[],
  { email, starter_id }: { email: string; starter_id: string },
): Promise<Job> {
  await requireErasable(kv, nouns, email);
  const payload: Payload = { email, cursor: [], isDirty: false, passes: 0 };
  return await kv.transact((tx) => {
    const job = queueJob(tx, { kind: ERASURE, payload, starter_id });
    tx.note({ noun: jobs.noun, record_id: job.id, kind: "erasing" });
    return job;
  });
}

/** Returns the kind of job that erases a person. The address in its payload is cleared when it ends. */
export function erasureKind(
  kv: Kv,
  nouns: readonly Noun[],
): JobKind<Payload, WalkProgress> {
  return {
    isCancellable: false,
    interrupted: "repeat",
    isForgetful: true,
    async act({ payload: { email, cursor } }) {
      const address = new Address(email);
      const found = await findAddress(kv, nouns, { address, cursor });
      const { key } = found;
      if (key !== null) await blankJournal(kv, nouns, { key, address });
      return found;
    },
    step: (tx, job, found) => eraseFound(tx, nouns, { job, found }),
    left: ({ payload }, found) =>
      leftAt(found?.key ? String(found.key[0]) : payload.place),
  };
}

async function eraseFound(
  tx: Transaction,
  nouns: readonly Noun[],
  { job: { payload, done }, found: { cursor, key } }: {
    job: Job<Payload>;
    found: WalkProgress;
  },
): Promise<Progress<Payload>> {
  const isDirty = payload.isDirty || key !== null;
  if (key !== null) {
    try {
      const address = new Address(payload.email);
      await eraseEntry(tx, nouns, { key, address });
    } catch (error) {
      if (!isBusy(error)) throw error;
      return { continuesAt: new Date(tx.now.getTime() + WAIT_MS) };
    }
  }
  if (cursor !== null) {
    const place = key === null ? {} : { place: String(key[0]) };
    const next = { ...payload, ...place, cursor, isDirty };
    return { done: key === null ? 0 : 1, payload: next };
  }
  const passes = payload.passes + 1;
  if (isDirty && passes === MAX_PASSES) {
    return { ends: "failed", problems: leftAt(payload.place) };
  }
  // The next pass finds entries written behind the cursor.
  if (isDirty) {
    return { payload: { ...payload, cursor: [], isDirty: false, passes } };
  }
  return { ends: "done", result: { erased: done } };
}

/** Returns a problem naming the records that still contain the address. */
function leftAt(place: string | undefined): JobProblem[] {
  if (place === undefined) return [];
  const problem = { key: "error.notErased", params: { place } } as const;
  return [{ row: null, code: null, problem }];
}
