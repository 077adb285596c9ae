import type { Key, Transaction } from "@/lib/store/kv.ts";
import type { MailKind, OutboxMail } from "@/lib/fields/records.ts";
import { count } from "@/lib/store/paging.ts";

/** The noun of the outbox: its key prefix and its counter. */
export const OUTBOX = "outbox";

/** The counter of the mails that have failed or may have, so that the panel can ask at every page. */
export const TROUBLED = "outbox_troubled";

/** By moment and id: what something has to be done about, so that looking costs the same however long the outbox is. */
export const DUE = "outbox_due";

/** How long whoever sends a mail may take, by far; afterwards it counts as interrupted. */
const LEASE_MS = 2 * 60_000;

/** Where a mail lies. */
export function mailKey(id: string): Key {
  return [OUTBOX, id];
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
export function firstMoment(kind: MailKind, now: Date): string {
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

/** Writes a mail with its place among the due ones and its share in the counter of troubles. */
export async function storeMail(
  tx: Transaction,
  before: OutboxMail | null,
  after: OutboxMail,
): Promise<void> {
  if (before?.next_at != null && before.next_at !== after.next_at) {
    tx.delete([DUE, before.next_at, before.id]);
  }
  if (after.next_at !== null) tx.set([DUE, after.next_at, after.id], true);
  tx.set(mailKey(after.id), after);
  const change = Number(isTroubled(after)) - Number(isTroubled(before));
  if (change !== 0) await count(tx, TROUBLED, change > 0 ? 1 : -1);
}

/** Removes a mail with its text, and its share in the counters. */
export async function dropMail(
  tx: Transaction,
  mail: OutboxMail,
): Promise<void> {
  tx.delete(mailKey(mail.id));
  tx.delete(bodyKey(mail.id));
  await count(tx, OUTBOX, -1);
  if (isTroubled(mail)) await count(tx, TROUBLED, -1);
}

function isTroubled(mail: OutboxMail | null): boolean {
  return mail?.status === "failed" || mail?.status === "unknown";
}
