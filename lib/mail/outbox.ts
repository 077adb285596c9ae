import { AppError, describe, notFound, type Problem } from "@/lib/errors.ts";
import type { MailDriver } from "@/lib/fields/constants.ts";
import type { Paged, PageQuery } from "@/lib/fields/paging.ts";
import { may } from "@/lib/fields/roles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import {
  leaseJob,
  type NewJob,
  queueJob,
  queueJobOnce,
} from "@/lib/jobs/jobs.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Note } from "@/lib/store/origin.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import type { State } from "@/lib/site/state.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { changeCount } from "@/lib/store/counters.ts";
import { mapPage } from "@/lib/store/paging.ts";
import {
  isToMember,
  type ListedMail,
  type MailKind,
  type OutboxMail,
} from "./outbox_schema.ts";

/** The counter of mails that failed or may have failed, and were not resent. */
export const TROUBLED = "outbox_troubled";

export const outbox = new Collection<OutboxMail>({
  noun: "outbox",
  thing: "mail",
  search_keys: [],
});

/** The lease of an attempt, much longer than any attempt; afterwards it counts as interrupted. */
const LEASE_MS = 2 * 60_000;

/** A mail to send. It is composed when it is sent, except for the administrator's own. */
export type Mail =
  | { kind: Exclude<MailKind, "send">; about_id: string }
  | { kind: "send"; to: string; from: string; subject: string; body: string };

/** A mail with its text, which only the administrator's own has. */
export interface ShownMail extends OutboxMail {
  body: string | null;
}

/**
 * Queues a mail and its job in the caller's commit, so that no acknowledged request loses its mail, and returns its id
 * (decision 31). The first attempt follows after `delayMs`. Call the runner's wake() after the commit, or the mailer's
 * sendNow() for a `send`. A mail about a message has the message's id, and its job the mail's.
 */
export function queueMail(
  tx: Transaction,
  mail: Mail,
  { locale, delayMs }: { locale: Locale; delayMs?: number },
): string {
  const stamp = newStamp(tx.now);
  const id = mail.kind === "message" ? mail.about_id : stamp.id;
  const { body, kind, ...content } = { body: null, ...mail };
  const job = queueJob(tx, jobOf({ id, kind: mail.kind }, delayMs));
  outbox.insert(tx, {
    ...stamp,
    id,
    kind,
    status: "queued",
    locale: locale.code,
    to: null,
    from: null,
    subject: null,
    about_id: null,
    ...content,
    attempts: 0,
    next_at: job.next_at,
    sent_at: null,
    driver: null,
    reason: null,
  });
  if (body !== null) tx.set(bodyKey(id), body);
  return id;
}

/** Returns a page of the outbox with the texts of the administrator's own mails. */
export async function listMails(
  kv: Kv,
  query: PageQuery,
): Promise<Paged<ShownMail>> {
  const page = await outbox.list(kv, query);
  const [oldest, ...newer] = page.data.map(({ id }) => id).sort();
  if (oldest === undefined) return { ...page, data: [] };
  // The bodies of a page lie side by side.
  const range = {
    start: bodyKey(oldest),
    end: [...bodyKey(newer.at(-1) ?? oldest), ""],
  };
  const rows = await kv.list<string>(range, { limit: page.data.length });
  const bodies = new Map(rows.map(({ key, value }) => [key.at(-1), value]));
  return mapPage(page, (mail: OutboxMail) => ({
    ...mail,
    body: bodies.get(mail.id) ?? null,
  }));
}

/** Returns a mail by its id with its text, or null. */
export async function getMail(kv: Kv, id: string): Promise<ShownMail | null> {
  const [mail, body] = await Promise.all([
    outbox.get(kv, id),
    kv.get<string>(bodyKey(id)),
  ]);
  return mail && { ...mail, body };
}

/** Returns a mail by its id with its text. Throws 404. */
export async function requireMail(kv: Kv, id: string): Promise<ShownMail> {
  const mail = await getMail(kv, id);
  if (mail === null) throw notFound("mail");
  return mail;
}

/**
 * Returns a mail for panel and API, with the reason in words. Without the right to read the team, a mail to a colleague has no
 * address, nor the mail server's own words, which may quote it.
 */
export function listedMail(
  mail: ShownMail,
  { t, env, admin }: Pick<State, "t" | "env" | "admin">,
): ListedMail {
  const { driver = null, reason } = mail;
  // Earlier versions marked every mail as sent and did not store its driver.
  const isKept = mail.status === "sent" && driver === null &&
    env.mailDriver === "log";
  const isHidden = isToMember(mail.kind) &&
    (admin === null || !may(admin, "team:read"));
  return {
    ...mail,
    ...(isHidden && { to: null }),
    ...(isKept && { status: "kept", sent_at: null }),
    driver,
    reason: reason && describe(t, isHidden ? masked(reason) : reason),
  };
}

function masked({ params, ...problem }: Problem): Problem {
  return {
    ...problem,
    ...(params && { params: { ...params, reason: "***" } }),
  };
}

/**
 * Queues a mail again, from the first attempt on; a pin will be a new one. Returns null when `version` is not the
 * current one. Throws 404, and 409 while the mail waits or is being sent.
 */
export function requeueMail(
  kv: Kv,
  id: string,
  version?: number,
): Promise<OutboxMail | null> {
  return kv.transact(async (tx) => {
    const mail = await outbox.require(tx, id);
    if (version !== undefined && version !== mail.version) return null;
    if (mail.status === "sending" || mail.status === "queued") {
      throw mailIsUnderWay();
    }
    tx.note(mailNote(id, "resent"));
    const { next_at } = await queueJobOnce(tx, jobOf(mail));
    return change(tx, mail, {
      status: "queued",
      attempts: 0,
      driver: null,
      reason: null,
      next_at,
    });
  });
}

/** Returns what the journal is told about a mail: neither address nor text. */
export function mailNote(id: string, kind: "sent" | "resent"): Note {
  return { noun: "mail", record_id: id, label: null, kind, changes: {} };
}

/** Removes a mail with its text. Throws 404, and 409 while it waits or is being sent. */
export function removeMail(kv: Kv, id: string): Promise<void> {
  return kv.transact(async (tx) => {
    const mail = await outbox.require(tx, id);
    if (mail.next_at !== null) throw mailIsUnderWay();
    dropMail(tx, mail);
  }, { lock: id });
}

/** Removes a mail with its text in the caller's commit. Throws 409 while it is being sent. */
export function dropMail(tx: Transaction, mail: OutboxMail): void {
  const { id, status, next_at } = mail;
  const isLeased = next_at !== null && next_at > tx.now.toISOString();
  if (status === "sending" && isLeased) throw mailIsUnderWay();
  outbox.drop(tx, mail);
  tx.delete(bodyKey(id));
  if (isTroubled(mail)) changeCount(tx, TROUBLED, -1);
}

/** The outcome of an attempt; a failure without `retryAt` is final. */
export type Outcome =
  | { status: "sent" | "kept"; driver: MailDriver }
  | { status: "failed" | "unknown"; reason: Problem; retryAt?: Date | null };

/** An attempt that was made, with what the outbox keeps of the letter. */
export interface Attempt {
  mail: OutboxMail;
  outcome: Outcome;
  shown?: Partial<Pick<OutboxMail, "to" | "from" | "subject">>;
}

/** The jobs of mails, but for the sending itself. A mail is marked as being sent in the commit that takes its job. */
export const MAIL_JOB = {
  name: "mail",
  isCancellable: false,
  interrupted: "unknown",
  leaseMs: LEASE_MS,
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
    take(tx, mail);
    return null;
  }
  // The request of the administrator's own mail ended before it was sent, perhaps with a password that is gone.
  const interruption = mail.status === "sending"
    ? { status: "unknown", reason: { key: "error.mailInterrupted" } } as const
    : { status: "failed", reason: { key: "error.mailLeftBehind" } } as const;
  change(tx, mail, { ...interruption, next_at: null });
  return { ends: "failed" };
}

/**
 * Takes the administrator's own mail within the request that sends it, with its job. Returns null when another request has
 * sent it. Throws 404, 409 while it is being sent, and 502 when it may have been sent.
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
    return { mail: { ...take(tx, mail), body }, job };
  });
}

function take(tx: Transaction, mail: OutboxMail): OutboxMail {
  return change(tx, mail, {
    status: "sending",
    attempts: mail.attempts + 1,
    reason: null,
    next_at: new Date(tx.now.getTime() + LEASE_MS).toISOString(),
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

/** Records the outcome of an attempt. One that took longer than its lease records only success. */
async function recordOutcome(
  tx: Transaction,
  { mail: taken, outcome, shown }: Attempt,
): Promise<void> {
  const mail = await outbox.read(tx, taken.id);
  if (mail === null) return;
  const isLate = mail.version !== taken.version;
  if (isLate && !("driver" in outcome)) return;
  change(tx, mail, { ...changesOf(outcome, tx.now), ...shown });
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

/** Writes a mail's next version, with its share in the counter of troubles. */
function change(
  tx: Transaction,
  mail: OutboxMail,
  changes: Partial<OutboxMail>,
): OutboxMail {
  const after = outbox.save(tx, mail, changes);
  const troubles = Number(isTroubled(after)) - Number(isTroubled(mail));
  if (troubles !== 0) changeCount(tx, TROUBLED, troubles);
  return after;
}

function isTroubled({ status }: OutboxMail): boolean {
  return status === "failed" || status === "unknown";
}

/** Lists of mails do not need the long text of the administrator's own. */
function bodyKey(id: string): Key {
  return ["outbox_bodies", id];
}

/** Returns the job of a mail. That of the administrator's own, which its request sends, is due when that must have ended. */
function jobOf(
  { id, kind }: Pick<OutboxMail, "id" | "kind">,
  delayMs = kind === "send" ? LEASE_MS : 0,
): NewJob<null> & { id: string } {
  return { kind: MAIL_JOB.name, lane: "mail", payload: null, id, delayMs };
}

function mailIsUnderWay(): AppError {
  return new AppError(409, { key: "error.mailUnderWay" });
}
