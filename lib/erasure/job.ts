import type { Context } from "fresh";
import { requireOwnPassword } from "@/lib/accounts/password_change.ts";
import { jobs, queueJob } from "@/lib/jobs/jobs.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import type { Job, JobProblem } from "@/lib/jobs/schema.ts";
import type { Noun } from "@/lib/site/noun.ts";
import type { State } from "@/lib/site/state.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { toCounted } from "./counts.ts";
import type { Identity } from "./identity.ts";
import { identify, requireErasable } from "./named.ts";
import {
  eraseEntry,
  findNext,
  type Found,
  isBusy,
  MAX_PASSES,
} from "./person.ts";
import type { PersonErase, PersonNamed } from "./schema.ts";
import { ERASURE } from "./walk.ts";

/** The progress of an erasure. */
interface Payload extends PersonNamed {
  cursor: Key;
  /** Whether this pass has found anything; the last pass finds nothing. */
  isDirty: boolean;
  /** The number of completed passes. */
  passes: number;
  /** The first part of the key at which the person was last found. */
  place?: string;
  /** The imports counted so far; missing in erasures that an earlier version started. */
  imports?: string[];
}

/** The delay before a retry while a mail is being sent. */
const WAIT_MS = 10_000;

/**
 * Starts the erasure of a person for the signed-in member, who confirms with their password. Throws like requireErasable() and
 * requireOwnPassword().
 */
export async function startErasure(
  ctx: Context<State>,
  { password, ...named }: PersonErase,
): Promise<Job> {
  const { kv, log, jobs: runner, nouns, requestId: id } = ctx.state;
  await requireOwnPassword(ctx, { password });
  const starter_id = ctx.state.admin!.id;
  const job = await queueErasure(kv, nouns, { named, starter_id });
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
  { named, starter_id }: { named: PersonNamed; starter_id: string },
): Promise<Job> {
  await requireErasable(kv, nouns, named);
  const payload: Payload = { ...named, cursor: [], isDirty: false, passes: 0 };
  return await kv.transact((tx) => {
    const job = queueJob(tx, { kind: ERASURE, payload, starter_id });
    tx.note({ noun: jobs.noun, record_id: job.id, kind: "erasing" });
    return job;
  });
}

/** What a step erases, and from whom. */
type Acted = Found & { identity: Identity };

/** Returns the kind of job that erases a person. What identifies the person is cleared from its payload when it ends. */
export function erasureKind(
  kv: Kv,
  nouns: readonly Noun[],
): JobKind<Payload, Acted> {
  return {
    isCancellable: false,
    interrupted: "repeat",
    isForgetful: true,
    async act({ payload: { cursor, imports = [], ...named } }) {
      const identity = await identify(kv, named);
      const found = await findNext(kv, nouns, { identity, cursor, imports });
      return { ...found, identity };
    },
    step: (tx, job, acted) => eraseFound(tx, nouns, { job, acted }),
    left: ({ payload }, acted) =>
      leftAt(acted?.found ? String(acted.found.key[0]) : payload.place),
  };
}

async function eraseFound(
  tx: Transaction,
  nouns: readonly Noun[],
  { job: { payload, counts }, acted: { cursor, found, identity, ...share } }: {
    job: Job<Payload>;
    acted: Acted;
  },
): Promise<Progress<Payload>> {
  const isDirty = payload.isDirty || found !== null;
  if (found !== null) {
    try {
      await eraseEntry(tx, nouns, { key: found.key, identity });
    } catch (error) {
      if (!isBusy(error)) throw error;
      return { continuesAt: new Date(tx.now.getTime() + WAIT_MS) };
    }
  }
  if (cursor !== null) {
    const next = { ...payload, cursor, isDirty };
    if (found === null) return { payload: next };
    const { imports } = share;
    return {
      done: 1,
      counts: share.counts!,
      payload: { ...next, place: String(found.key[0]), imports: imports! },
    };
  }
  const passes = payload.passes + 1;
  if (isDirty && passes === MAX_PASSES) {
    return { ends: "failed", problems: leftAt(payload.place) };
  }
  // The next pass finds entries written behind the cursor.
  if (isDirty) {
    return { payload: { ...payload, cursor: [], isDirty: false, passes } };
  }
  return { ends: "done", result: toCounted(counts) };
}

/** Returns a problem naming the records that still hold the person. */
function leftAt(place: string | undefined): JobProblem[] {
  if (place === undefined) return [];
  const problem = { key: "error.notErased", params: { place } } as const;
  return [{ row: null, code: null, problem }];
}
