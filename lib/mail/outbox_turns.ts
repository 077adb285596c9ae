import { AppError, type Problem } from "@/lib/errors.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import type { MailDriver } from "@/lib/fields/constants.ts";
import type { OutboxMail } from "./outbox_schema.ts";
import {
  bodyKey,
  changed,
  DUE,
  endOfLease,
  mailIsUnderWay,
  outbox,
  type ShownMail,
  storeMail,
} from "./outbox.ts";

/** What is known of a mail once it has been composed, as far as the outbox may keep it. */
export type Shown = Partial<Pick<OutboxMail, "to" | "from" | "subject">>;

/** How a try to send a mail has ended; with `retryAt` null nobody tries again by himself. */
export type Outcome =
  | { status: "sent" | "kept"; driver: MailDriver }
  | { status: "failed"; reason: Problem; retryAt: Date | null }
  | { status: "unknown"; reason: Problem };

/** Returns the ids of the mails that something has to be done about now, the most urgent first. */
export async function listDueMails(kv: Kv, limit: number): Promise<string[]> {
  const end = new Date(kv.now().getTime() + 1).toISOString();
  const rows = await kv.list<true>({ prefix: [DUE], end: [DUE, end] }, {
    limit,
  });
  return rows.map(({ key }) => String(key.at(-1)));
}

/** Returns the moment at which something has to be done about a mail next, or null. */
export async function nextDueMoment(kv: Kv): Promise<Date | null> {
  const [first] = await kv.list<true>({ prefix: [DUE] }, { limit: 1 });
  return first === undefined ? null : new Date(String(first.key[1]));
}

/**
 * Takes a due mail for sending: it is marked before anybody sends it, so that no two do. Gives null when there is nothing
 * to send: somebody else has taken it, or whoever had taken it is gone, and then it is marked as it may be.
 */
export function takeDueMail(kv: Kv, id: string): Promise<ShownMail | null> {
  return kv.transact(async (tx) => {
    const mail = await outbox.read(tx, id);
    const now = tx.now.toISOString();
    if (mail?.next_at == null || mail.next_at > now) return null;
    const interruption = interruptionOf(mail);
    if (interruption === null) return await take(tx, { mail, kv });
    await storeMail(tx, mail, ended(mail, interruption, tx.now));
    return null;
  });
}

/**
 * Takes the administrator's own mail within the request that sends it; gives null when another request has
 * handed it over already. Throws 404, 409 when it is being sent, and 502 when it may have been sent.
 */
export function takeMail(kv: Kv, id: string): Promise<ShownMail | null> {
  return kv.transact(async (tx) => {
    const mail = await outbox.require(tx, id);
    if (mail.status === "sending") throw mailIsUnderWay();
    if (mail.status === "sent" || mail.status === "kept") return null;
    if (mail.status === "unknown") throw new AppError(502, mail.reason!);
    return await take(tx, { mail, kv });
  });
}

/**
 * Records how a try has ended. The process that took the mail may be so late that the mail counts as interrupted: then
 * only good news is recorded.
 */
export function recordOutcome(
  kv: Kv,
  taken: OutboxMail,
  { outcome, shown }: { outcome: Outcome; shown: Shown },
): Promise<void> {
  return kv.transact(async (tx) => {
    const mail = await outbox.read(tx, taken.id);
    if (mail === null) return;
    const isLate = mail.version !== taken.version;
    if (isLate && !("driver" in outcome)) return;
    const after = ended(mail, outcome, tx.now);
    await storeMail(tx, mail, { ...after, ...shown });
  });
}

async function take(
  tx: Transaction,
  { mail, kv }: { mail: OutboxMail; kv: Kv },
): Promise<ShownMail> {
  const body = await kv.get<string>(bodyKey(mail.id));
  const taken = changed(mail, tx.now, {
    ...{ status: "sending", attempts: mail.attempts + 1, reason: null },
    next_at: endOfLease(tx.now),
  });
  await storeMail(tx, mail, taken);
  return { ...taken, body };
}

/** Says what has become of a due mail that its sender has left behind; null when it simply is its turn. */
function interruptionOf(mail: OutboxMail): Outcome | null {
  if (mail.status === "sending") {
    return { status: "unknown", reason: { key: "error.mailInterrupted" } };
  }
  if (mail.kind !== "send") return null;
  // Its request ended before the mail was handed over, perhaps with a password that is gone now.
  const reason: Problem = { key: "error.mailLeftBehind" };
  return { status: "failed", reason, retryAt: null };
}

function ended(mail: OutboxMail, outcome: Outcome, now: Date): OutboxMail {
  switch (outcome.status) {
    case "sent":
    case "kept":
      return changed(mail, now, {
        ...{ ...outcome, next_at: null, reason: null },
        sent_at: outcome.status === "sent" ? now.toISOString() : null,
      });
    case "failed": {
      const { reason, retryAt } = outcome;
      const status = retryAt === null ? "failed" : "queued";
      const next_at = retryAt?.toISOString() ?? null;
      return changed(mail, now, { status, reason, next_at });
    }
    case "unknown":
      return changed(mail, now, { ...outcome, next_at: null });
  }
}
