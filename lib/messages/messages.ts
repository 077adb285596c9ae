import type { Context } from "fresh";
import { ignoreRefusal } from "@/lib/errors.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import { outbox, queueMail } from "@/lib/mail/outbox.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { State } from "@/lib/site/state.ts";
import { Collection } from "@/lib/store/collection.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import { changeCount } from "@/lib/store/counters.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { findCreatedId, rememberCreated } from "@/lib/store/requests.ts";
import { defineSearch } from "@/lib/store/search.ts";
import { type Message, message, type MessageCreate } from "./schema.ts";

export const messages = new Collection<Message>({
  noun: "messages",
  thing: "message",
  ...defineSearch(message),
});

/** The key prefix and the counter of unopened messages. Messages of earlier versions are not marked. */
export const UNOPENED = "messages_unopened";

function unopenedKey(id: string): Key {
  return [UNOPENED, id];
}

/** Returns the ids of unopened messages. */
export async function readUnopened(
  kv: Kv,
  ids: string[],
): Promise<Set<string>> {
  const marks = await kv.getMany<true>(ids.map(unopenedKey));
  return new Set(ids.filter((_, at) => marks[at] !== null));
}

/** Returns a message by its id and marks it as opened, or returns null. On a read-only store it stays unopened. */
export async function openMessage(
  kv: Kv,
  id: string,
): Promise<Message | null> {
  const message = await messages.get(kv, id);
  if (message !== null) {
    await kv.transact((tx) => unmark(tx, id)).catch(ignoreRefusal);
  }
  return message;
}

async function unmark(tx: Transaction, id: string): Promise<void> {
  if (await tx.read<true>(unopenedKey(id)) === null) return;
  tx.delete(unopenedKey(id));
  changeCount(tx, UNOPENED, -1);
}

/** Removes a message; the journal records that without a name. Throws 404. */
export function deleteMessage(kv: Kv, id: string): Promise<void> {
  return messages.delete(kv, id, async (tx) => {
    await unmark(tx, id);
    tx.note({ noun: messages.noun, record_id: id, kind: "deleted" });
  });
}

/** Removes a message with its mark in the caller's commit. */
export async function dropMessage(
  tx: Transaction,
  message: Message,
): Promise<void> {
  await unmark(tx, message.id);
  messages.remove(tx, message);
}

/** Maximum messages kept. Beyond it, a new message replaces the oldest whose mail no longer waits. */
const MAX_MESSAGES = 1000;
/** More than one, so that the excess after a mail outage shrinks again. */
const REMOVED_TOGETHER = 2;

/**
 * Stores a visitor's message, for the API call and the page, and queues its mail (decision 16). Only new messages count
 * against the rate limit: invalid input does not, and a repeated request gets the first response even over the limit. Each
 * visitor has separate idempotency keys. Throws 429.
 */
export async function sendMessage(
  { state: { kv, limits, client, jobs } }: Context<State>,
  input: MessageCreate,
  { requestKey }: { requestKey?: string | undefined },
): Promise<void> {
  const key = requestKey && JSON.stringify([client, requestKey]);
  await limits.spend(
    "message",
    client,
    (admit) => createMessage(kv, input, { requestKey: key, admit }),
  );
  jobs.wake();
}

interface MessageOptions {
  requestKey?: string | undefined;
  /** Called before a message is created, possibly more than once; throws to refuse it. */
  admit?: () => void;
}

/**
 * Stores a visitor's message and, if contact_email is set, queues the mail in the same commit. Discards a message with a
 * filled honeypot. Rethrows errors of `admit`.
 */
export async function createMessage(
  kv: Kv,
  { website, ...fields }: MessageCreate,
  { requestKey, admit = () => {} }: MessageOptions = {},
): Promise<void> {
  if (website) return admit();
  const request = { noun: messages.noun, input: fields, requestKey };
  const { contact_email } = await getSettings(kv);
  await kv.transact(async (tx) => {
    if (await findCreatedId(tx, request) !== null) return;
    admit();
    const message: Message = { ...newStamp(tx.now), ...fields };
    const { id } = message;
    await makeRoom(kv, tx);
    messages.insert(tx, message);
    tx.set(unopenedKey(id), true);
    changeCount(tx, UNOPENED, 1);
    await rememberCreated(tx, request, { kv, id });
    if (contact_email === null) return;
    const mail = { kind: "message", about_id: id } as const;
    // The company may not read the visitor's language.
    queueMail(tx, mail, { locale: DEFAULT_LOCALE });
  }, { lock: messages.noun });
}

/** Removes the oldest messages beyond the maximum, a few at a time, except those whose mails still wait. */
async function makeRoom(kv: Kv, tx: Transaction): Promise<void> {
  const excess = await messages.count(kv) + 1 - MAX_MESSAGES;
  if (excess <= 0) return;
  const limit = Math.min(excess, REMOVED_TOGETHER);
  const oldest = await messages.listFirst(kv, { limit });
  // The mail about a message shares its id.
  const mails = await Promise.all(oldest.map(({ id }) => outbox.get(kv, id)));
  for (const [at, message] of oldest.entries()) {
    if (mails[at]?.next_at == null) await dropMessage(tx, message);
  }
}
