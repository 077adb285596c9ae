import { AppError, describe, notFound, type Problem } from "@/lib/errors.ts";
import type { MailDriver } from "@/lib/fields/constants.ts";
import type { Paged, PageQuery } from "@/lib/fields/paging.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import { collection } from "@/lib/store/collection.ts";
import type { Note } from "@/lib/store/origin.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import type { State } from "@/lib/site/state.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { changeCount } from "@/lib/store/counters.ts";
import { mapPage } from "@/lib/store/paging.ts";
import type { ListedMail, MailKind, OutboxMail } from "./outbox_schema.ts";

/** The counter of mails that failed or may have failed, and were not resent. */
export const TROUBLED = "outbox_troubled";

/** The index of mails by the time they are due: a look at it costs the same however long the outbox is. */
const DUE = "outbox_due";

export const outbox = collection<OutboxMail>({
  noun: "outbox",
  thing: "mail",
  search_keys: [],
  indexes: ({ id, next_at }) =>
    next_at === null ? [] : [{ key: [DUE, next_at, id], value: true }],
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
 * Queues a mail in the caller's commit, so that no acknowledged request loses its mail, and returns its id (decision 31).
 * The first attempt follows after `delayMs`. Call the mailer's wake() after the commit, or its sendNow() for a `send`. A
 * mail about a message has the message's id.
 */
export function queueMail(
  tx: Transaction,
  mail: Mail,
  { locale, delayMs = 0 }: { locale: Locale; delayMs?: number },
): string {
  const stamp = newStamp(tx.now);
  const id = mail.kind === "message" ? mail.about_id : stamp.id;
  const { body, ...content } = { body: null, ...mail };
  outbox.insert(tx, {
    ...{ ...stamp, id, kind: mail.kind, status: "queued" },
    ...{ locale: locale.code, to: null, from: null, subject: null },
    ...{ about_id: null, ...content, attempts: 0 },
    next_at: firstMoment(mail.kind, new Date(tx.now.getTime() + delayMs)),
    ...{ sent_at: null, driver: null, reason: null },
  });
  if (body !== null) tx.set(bodyKey(id), body);
  return id;
}

/** Returns a page of the outbox with the texts of the administrator's own mails (decision 10). */
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

/** Returns a mail for panel and API, with the reason in words. */
export function listedMail(
  mail: ShownMail,
  { t, env }: Pick<State, "t" | "env">,
): ListedMail {
  const { driver = null, reason } = mail;
  // Earlier versions marked every mail as sent and did not store its driver.
  const isKept = mail.status === "sent" && driver === null &&
    env.mailDriver === "log";
  return {
    ...mail,
    ...(isKept && { status: "kept", sent_at: null }),
    ...{ driver, reason: reason && describe(t, reason) },
  };
}

/**
 * Queues a mail again, from the first attempt on; a pin will be a new one (decision 31). Returns null when `version` is
 * not the current one. Throws 404, and 409 while the mail waits or is being sent.
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
    return change(tx, mail, {
      ...{ status: "queued", attempts: 0, driver: null, reason: null },
      next_at: firstMoment(mail.kind, tx.now),
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

/** Returns the ids of the mails that are due, the most urgent first. */
export async function listDueMails(kv: Kv, limit: number): Promise<string[]> {
  const end = new Date(kv.now().getTime() + 1).toISOString();
  const range = { prefix: [DUE], end: [DUE, end] };
  const rows = await kv.list<true>(range, { limit });
  return rows.map(({ key }) => String(key.at(-1)));
}

/** Returns the time at which the next mail is due, or null. */
export async function nextDueMoment(kv: Kv): Promise<Date | null> {
  const [first] = await kv.list<true>({ prefix: [DUE] }, { limit: 1 });
  return first === undefined ? null : new Date(String(first.key[1]));
}

/**
 * Takes a due mail for sending. The mark is committed before the mail is sent, so that no two processes send it. Returns
 * null when another process has taken it, or took it and disappeared, which is then recorded.
 */
export function takeDueMail(kv: Kv, id: string): Promise<ShownMail | null> {
  return kv.transact(async (tx) => {
    const mail = await outbox.read(tx, id);
    if (mail?.next_at == null || mail.next_at > tx.now.toISOString()) {
      return null;
    }
    if (mail.status !== "sending" && mail.kind !== "send") {
      return await take(tx, mail, kv);
    }
    // The request of the administrator's own mail ended before it was sent, perhaps with a password that is gone.
    const interruption = mail.status === "sending"
      ? { status: "unknown", reason: { key: "error.mailInterrupted" } } as const
      : { status: "failed", reason: { key: "error.mailLeftBehind" } } as const;
    change(tx, mail, { ...interruption, next_at: null });
    return null;
  });
}

/**
 * Takes the administrator's own mail within the request that sends it. Returns null when another request has sent it.
 * Throws 404, 409 while it is being sent, and 502 when it may have been sent.
 */
export function takeMail(kv: Kv, id: string): Promise<ShownMail | null> {
  return kv.transact(async (tx) => {
    const mail = await outbox.require(tx, id);
    if (mail.status === "sending") throw mailIsUnderWay();
    if (mail.status === "sent" || mail.status === "kept") return null;
    if (mail.status === "unknown") throw new AppError(502, mail.reason!);
    return await take(tx, mail, kv);
  });
}

async function take(
  tx: Transaction,
  mail: OutboxMail,
  kv: Kv,
): Promise<ShownMail> {
  const body = await kv.get<string>(bodyKey(mail.id));
  const taken = change(tx, mail, {
    ...{ status: "sending", attempts: mail.attempts + 1, reason: null },
    next_at: endOfLease(tx.now),
  });
  return { ...taken, body };
}

/**
 * Records the outcome of an attempt, with what the outbox keeps of the letter. An attempt whose lease has expired
 * records only success.
 */
export function recordOutcome(
  kv: Kv,
  taken: OutboxMail,
  { outcome, shown = {} }: {
    outcome: Outcome;
    shown?: Partial<Pick<OutboxMail, "to" | "from" | "subject">>;
  },
): Promise<void> {
  return kv.transact(async (tx) => {
    const mail = await outbox.read(tx, taken.id);
    if (mail === null) return;
    const isLate = mail.version !== taken.version;
    if (isLate && !("driver" in outcome)) return;
    change(tx, mail, { ...changesOf(outcome, tx.now), ...shown });
  });
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
  const updated_at = tx.now.toISOString();
  const after = { ...mail, ...changes, version: mail.version + 1, updated_at };
  outbox.put(tx, mail, after);
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

/**
 * Returns when a new mail is due: at once, or for the administrator's own, which its request sends, when that request must
 * have ended.
 */
function firstMoment(kind: MailKind, now: Date): string {
  return kind === "send" ? endOfLease(now) : now.toISOString();
}

function endOfLease(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

function mailIsUnderWay(): AppError {
  return new AppError(409, { key: "error.mailUnderWay" });
}
