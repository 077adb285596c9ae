import { AppError, type Problem } from "@/lib/errors.ts";
import type { MailDriver } from "@/lib/fields/constants.ts";
import { queueJobOnce } from "@/lib/jobs/jobs.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import {
  bodyKey,
  changeMail,
  jobOf,
  MAIL_LEASE_MS,
  mailIsUnderWay,
  outbox,
  type ShownMail,
} from "./outbox.ts";
import type { OutboxMail } from "./outbox_schema.ts";
import { leaseJob } from "@/lib/jobs/steps.ts";

/** The outcome of an attempt; a failure without `retryAt` is final. */
export type Outcome =
  | { status: "sent" | "kept"; driver: MailDriver }
  | { status: "failed" | "unknown"; reason: Problem; retryAt?: Date | null };

/** A finished attempt, with the letter's fields for the outbox. */
export interface Attempt {
  mail: OutboxMail;
  outcome: Outcome;
  shown?: Partial<Pick<OutboxMail, "to" | "from" | "subject">>;
}

/** The kind of job for mails, without the sending itself. The commit that takes the job also marks its mail as being sent. */
export const MAIL_JOB = {
  isCancellable: false,
  interrupted: "unknown",
  leaseMs: MAIL_LEASE_MS,
  begin: beginAttempt,
  step: recordAttempt,
  late: (kv, attempt) => kv.transact((tx) => recordOutcome(tx, attempt)),
} satisfies JobKind<null, Attempt>;

async function beginAttempt(
  tx: Transaction,
  { id }: Pick<Job, "id">,
): Promise<Progress<null> | null> {
  const mail = await outbox.read(tx, id);
  if (mail === null || mail.next_at === null) return { ends: "done" };
  const continuesAt = new Date(mail.next_at);
  if (continuesAt > tx.now) return { continuesAt };
  if (mail.status !== "sending" && mail.kind !== "send") {
    takeForSending(tx, mail);
    return null;
  }
  // The request that was to send a member's own mail ended early, and a typed password is lost.
  const interruption = mail.status === "sending"
    ? { status: "unknown", reason: { key: "error.mailInterrupted" } } as const
    : { status: "failed", reason: { key: "error.mailLeftBehind" } } as const;
  changeMail(tx, mail, { ...interruption, next_at: null });
  return { ends: "failed" };
}

/**
 * Claims a member's mail and its job for the request that sends it. Returns null if the mail has already been sent.
 * Throws 404, 409 while it is being sent, and 502 if it may have been sent.
 */
export function takeMail(
  kv: Kv,
  id: string,
): Promise<{ mail: ShownMail; job: Job } | null> {
  return kv.transact(async (tx) => {
    const mail = await outbox.require(tx, id);
    if (mail.status === "sending") throw mailIsUnderWay();
    if (mail.status === "sent" || mail.status === "kept") return null;
    if (mail.status === "unknown") throw new AppError(502, mail.reason!);
    const queued = await queueJobOnce(tx, jobOf(mail));
    const job = leaseJob(tx, queued, MAIL_JOB);
    const body = await kv.get<string>(bodyKey(id));
    return { mail: { ...takeForSending(tx, mail), body }, job };
  });
}

function takeForSending(tx: Transaction, mail: OutboxMail): OutboxMail {
  return changeMail(tx, mail, {
    status: "sending",
    attempts: mail.attempts + 1,
    reason: null,
    next_at: new Date(tx.now.getTime() + MAIL_LEASE_MS).toISOString(),
  });
}

async function recordAttempt(
  tx: Transaction,
  _job: unknown,
  attempt: Attempt,
): Promise<Progress<null>> {
  const { outcome } = attempt;
  await recordOutcome(tx, attempt);
  if ("driver" in outcome) return { done: 1, ends: "done" };
  const { retryAt } = outcome;
  return retryAt ? { continuesAt: retryAt } : { done: 1, ends: "failed" };
}

/** Records the outcome of an attempt. After its lease has expired, only a success is recorded. */
async function recordOutcome(
  tx: Transaction,
  { mail: taken, outcome, shown }: Attempt,
): Promise<void> {
  const mail = await outbox.read(tx, taken.id);
  if (mail === null) return;
  const isLate = mail.version !== taken.version;
  if (isLate && !("driver" in outcome)) return;
  changeMail(tx, mail, { ...changesOf(outcome, tx.now), ...shown });
}

function changesOf(outcome: Outcome, now: Date): Partial<OutboxMail> {
  if ("driver" in outcome) {
    const sent_at = outcome.status === "sent" ? now.toISOString() : null;
    return { ...outcome, next_at: null, reason: null, sent_at };
  }
  const { status, reason, retryAt } = outcome;
  return retryAt
    ? { status: "queued", reason, next_at: retryAt.toISOString() }
    : { status, reason, next_at: null };
}
