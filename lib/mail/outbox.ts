import { AppError } from "@/lib/errors.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import { type NewJob, queueJob, queueJobOnce } from "@/lib/jobs/jobs.ts";
import { Collection } from "@/lib/store/collection.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { changeCount } from "@/lib/store/counters.ts";
import type { MailKind, OutboxMail } from "./outbox_schema.ts";

/** The counter of mails that failed or may have failed and have not been resent. */
export const TROUBLED = "outbox_troubled";

export const outbox = new Collection<OutboxMail>({
  noun: "outbox",
  thing: "mail",
  search_keys: [],
});

/** The name of the jobs that send mails. */
export const MAIL_KIND = "mail";

/** The lease of an attempt, much longer than any attempt takes; once it expires, the attempt counts as interrupted. */
export const MAIL_LEASE_MS = 2 * 60_000;

/** A mail to queue. Only a mail that a member wrote stores its text; all others are composed when they are sent. */
export type Mail =
  | { kind: Exclude<MailKind, "send">; about_id: string }
  | { kind: "send"; to: string; from: string; subject: string; body: string };

/** A mail with its text; only members' own mails have one. */
export interface ShownMail extends OutboxMail {
  body: string | null;
}

/**
 * Queues a mail and its job in the caller's commit, so that no acknowledged request loses its mail, and returns its id
 * (decision 31). The first attempt is due after `delayMs`. After the commit call the runner's wake(), or the mailer's
 * sendNow() for a `send`. A mail about a message shares the message's id; its job shares the mail's.
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

/**
 * Requeues a mail and resets its attempts; a pin will be a new one. Returns null for a stale `version`. Throws 404, and 409
 * while the mail waits or is being sent.
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
    tx.note({ noun: "mail", record_id: id, kind: "resent" });
    const { next_at } = await queueJobOnce(tx, jobOf(mail));
    return changeMail(tx, mail, {
      status: "queued",
      attempts: 0,
      driver: null,
      reason: null,
      next_at,
    });
  });
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
  outbox.remove(tx, mail);
  tx.delete(bodyKey(id));
  if (isTroubled(mail)) changeCount(tx, TROUBLED, -1);
}

/** Writes a mail's next version and updates the counter of failed mails. */
export function changeMail(
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

/** Stored separately, because lists of mails do not need the long texts of members' own mails. */
export function bodyKey(id: string): Key {
  return ["outbox_bodies", id];
}

/** Returns the job of a mail. A request sends a member's own mail itself, so its job is due only after the request's timeout. */
export function jobOf(
  { id, kind }: Pick<OutboxMail, "id" | "kind">,
  delayMs = kind === "send" ? MAIL_LEASE_MS : 0,
): NewJob<null> & { id: string } {
  return { kind: MAIL_KIND, lane: "mail", payload: null, id, delayMs };
}

/** Returns the 409 for changing a mail that is queued or being sent. */
export function mailIsUnderWay(): AppError {
  return new AppError(409, { key: "error.mailUnderWay" });
}
