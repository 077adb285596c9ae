import { AppError, notFound } from "@/lib/errors.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Paged, PageQuery } from "@/lib/fields/paging.ts";
import type { MailKind, OutboxMail } from "./outbox_schema.ts";
import { collection } from "@/lib/store/collection.ts";
import { newStamp } from "@/lib/store/ids.ts";
import { changeCount } from "@/lib/store/paging.ts";

/** The counter of the mails that have failed, or may have, and have not been sent again. */
export const TROUBLED = "outbox_troubled";

/** By moment and id: what something has to be done about, so that looking costs the same however long the outbox is. */
export const DUE = "outbox_due";

export const outbox = collection<OutboxMail>({
  noun: "outbox",
  thing: "mail",
  search_keys: [],
  indexes: ({ id, next_at }) =>
    next_at === null ? [] : [{ key: [DUE, next_at, id], value: true }],
});

/** How long whoever sends a mail may take, by far; afterwards it counts as interrupted. */
const LEASE_MS = 2 * 60_000;

/** A mail to send, by what it is about; its text is made at the moment of sending, except for the administrator's own. */
export type Mail =
  | { kind: "message"; message_id: string }
  | { kind: "pin"; admin_id: string }
  | { kind: "password_notice"; admin_id: string }
  | { kind: "chat_code_notice"; admin_id: string }
  | { kind: "send"; to: string; from: string; subject: string; body: string };

interface QueueOptions {
  /** The recipient's language, as far as it is known. */
  locale: Locale;
  /** How long the worker leaves the mail alone. */
  delayMs?: number;
}

/** An entry with the text that it keeps, if it keeps one. */
export interface ShownMail extends OutboxMail {
  body: string | null;
}

/**
 * Writes a mail into the outbox within the caller's own commit, so that no acknowledged request loses its mail, and gives
 * its id (decision 31). Reads one key. Wake the mailer after the
 * commit, or hand a `send` to its sendNow(). A mail about a message bears the message's id.
 */
export async function queueMail(
  tx: Transaction,
  mail: Mail,
  { locale, delayMs = 0 }: QueueOptions,
): Promise<string> {
  const dueFrom = new Date(tx.now.getTime() + delayMs);
  const stamp = newStamp(tx.now);
  const id = mail.kind === "message" ? mail.message_id : stamp.id;
  await outbox.insert(tx, {
    ...{ ...stamp, id },
    ...{ kind: mail.kind, status: "queued", locale: locale.code },
    ...contentOf(mail),
    ...{ attempts: 0, next_at: firstMoment(mail.kind, dueFrom), sent_at: null },
    ...{ driver: null, reason: null },
  });
  if (mail.kind === "send") tx.set(bodyKey(id), mail.body);
  return id;
}

/** Returns a page of the outbox with the texts of the administrator's own mails (decision 10). */
export async function listMails(
  kv: Kv,
  query: PageQuery,
): Promise<Paged<ShownMail>> {
  const page = await outbox.list(kv, query);
  const bodies = await readBodies(kv, page.data);
  const data = page.data.map((mail) => ({
    ...mail,
    body: bodies.get(mail.id) ?? null,
  }));
  return { ...page, data };
}

/** Returns a mail by its id with the text that it keeps, or null. */
export async function getMail(kv: Kv, id: string): Promise<ShownMail | null> {
  const [mail, body] = await Promise.all([
    outbox.get(kv, id),
    kv.get<string>(bodyKey(id)),
  ]);
  return mail && { ...mail, body };
}

/** Returns a mail by its id like getMail(). Throws 404. */
export async function requireMail(kv: Kv, id: string): Promise<ShownMail> {
  const mail = await getMail(kv, id);
  if (mail === null) throw notFound("mail");
  return mail;
}

/** Reports whether something will still be done about a mail by itself. */
export async function isMailWaiting(kv: Kv, id: string): Promise<boolean> {
  return (await outbox.get(kv, id))?.next_at != null;
}

/**
 * Queues a mail once more, from the first try on; a pin will be a new one (decision 31). Gives null when that was asked for
 * `version` of it and it is another by now. Throws 404, and 409 while the mail waits or is being sent.
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
    const queued = changed(mail, tx.now, {
      ...{ status: "queued", attempts: 0, driver: null, reason: null },
      next_at: firstMoment(mail.kind, tx.now),
    });
    await storeMail(tx, mail, queued);
    return queued;
  });
}

/** Removes a mail with its text. Throws 404, and 409 while it waits or is being sent. */
export function removeMail(kv: Kv, id: string): Promise<void> {
  return outbox.remove(kv, id, async (tx, mail) => {
    if (mail.next_at !== null) throw mailIsUnderWay();
    tx.delete(bodyKey(id));
    if (isTroubled(mail)) await changeCount(tx, TROUBLED, -1);
  });
}

/** Says that a mail waits or is being sent already (409, decision 31). */
export function mailIsUnderWay(): AppError {
  return new AppError(409, { key: "error.mailUnderWay" });
}

function contentOf(
  mail: Mail,
): Pick<OutboxMail, "to" | "from" | "subject" | "about_id"> {
  if (mail.kind === "send") {
    const { to, from, subject } = mail;
    return { to, from, subject, about_id: null };
  }
  const about_id = mail.kind === "message" ? mail.message_id : mail.admin_id;
  return { to: null, from: null, subject: null, about_id };
}

/** One range read: the bodies of a page lie side by side. */
async function readBodies(
  kv: Kv,
  mails: OutboxMail[],
): Promise<Map<string, string>> {
  const ids = mails.map(({ id }) => id).sort();
  const [oldest] = ids;
  const newest = ids.at(-1);
  if (oldest === undefined || newest === undefined) return new Map();
  const rows = await kv.list<string>({
    start: bodyKey(oldest),
    end: [...bodyKey(newest), ""],
  }, { limit: mails.length });
  return new Map(rows.map(({ key, value }) => [String(key.at(-1)), value]));
}

/** The text of the administrator's own mail is long, and lists of mails do not need it to be decoded. */
export function bodyKey(id: string): Key {
  return ["outbox_bodies", id];
}

/** When whoever has taken a mail counts as gone. */
export function endOfLease(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

/**
 * When something has to be done about a new mail: at once; about the administrator's own, which is sent within the
 * request that makes it, when that request must have ended.
 */
function firstMoment(kind: MailKind, now: Date): string {
  return kind === "send" ? endOfLease(now) : now.toISOString();
}

/** Returns a mail with these changes, one version on. */
export function changed(
  mail: OutboxMail,
  now: Date,
  changes: Partial<OutboxMail>,
): OutboxMail {
  const updated_at = now.toISOString();
  return { ...mail, ...changes, version: mail.version + 1, updated_at };
}

/** Writes a mail in place of what it was before, with its share in the counter of troubles. */
export async function storeMail(
  tx: Transaction,
  before: OutboxMail,
  after: OutboxMail,
): Promise<void> {
  outbox.put(tx, before, after);
  const change = Number(isTroubled(after)) - Number(isTroubled(before));
  if (change !== 0) await changeCount(tx, TROUBLED, change);
}

function isTroubled({ status }: OutboxMail): boolean {
  return status === "failed" || status === "unknown";
}
