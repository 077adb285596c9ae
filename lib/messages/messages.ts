import { notFound } from "@/lib/errors.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Message, MessageCreate } from "./schema.ts";
import type {
  Found,
  Paged,
  PageQuery,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import { newId } from "@/lib/store/ids.ts";
import { isMailWaiting, queueMail } from "@/lib/mail/outbox.ts";
import {
  count,
  counterKey,
  type Listing,
  listPage,
  searchPage,
} from "@/lib/store/paging.ts";
import { findMade, rememberMade } from "@/lib/store/requests.ts";
import { indexTokens, tokensOf } from "@/lib/store/search.ts";
import { getSettings } from "@/lib/settings/settings.ts";

/** The noun of messages: their key prefix, counter, search index and list. */
export const MESSAGES = "messages";

/** So many messages are kept; each new one beyond takes the place of the oldest, once that has been mailed. */
const MAX_MESSAGES = 1000;
/** More than come, so that a day without a mail server does not leave more behind. */
const REMOVED_TOGETHER = 2;

const LISTING: Listing<Message> = {
  noun: MESSAGES,
  search_keys: ["subject", "name", "email"],
  decode: (_id, message) => message,
};

interface MessageOptions {
  /** One that comes once more makes nothing new. */
  requestKey?: string | undefined;
  /** Called, perhaps more than once, before something new is made; throws to refuse it. */
  admit?: () => void;
}

/**
 * Keeps a visitor's message and queues the mail to contact_email, if there is one, in the same commit (decision 16). A
 * message whose trap was filled is passed over. Throws what `admit` throws.
 */
export async function createMessage(
  kv: Kv,
  { website, ...fields }: MessageCreate,
  { requestKey, admit = () => {} }: MessageOptions = {},
): Promise<void> {
  if (website) return admit();
  const now = kv.now();
  const id = newId(now);
  const request = { noun: MESSAGES, key: requestKey, input: fields, now };
  const { contact_email } = await getSettings(kv);
  await kv.transact(async (tx) => {
    if (await findMade(tx, request) !== null) return;
    admit();
    const time = now.toISOString();
    const stored = { id, version: 1, created_at: time, updated_at: time };
    const message: Message = { ...stored, ...fields };
    await makeRoom(kv, tx);
    await rememberMade(tx, request, { kv, id });
    tx.set(messageKey(id), message);
    indexTokens(tx, { noun: MESSAGES, id }, { after: searchTokens(message) });
    if (contact_email === null) return;
    const mail = { kind: "message", message_id: id } as const;
    // The visitor's language says nothing about the company's (decision 69).
    await queueMail(tx, mail, { locale: DEFAULT_LOCALE, now });
  }, { lock: MESSAGES });
}

/** Returns a message by its id, or null. */
export function getMessage(kv: Kv, id: string): Promise<Message | null> {
  return kv.get<Message>(messageKey(id));
}

/** Returns a page of the messages (decision 10). */
export function listMessages(
  kv: Kv,
  query: PageQuery,
): Promise<Paged<Message>> {
  return listPage(kv, LISTING, query);
}

/** Finds messages by the words of their search keys (decision 11). */
export function searchMessages(
  kv: Kv,
  query: SearchQuery,
): Promise<Found<Message>> {
  return searchPage(kv, LISTING, {
    query,
    tokens: searchTokens,
  });
}

/** Removes a message and its place in the search. Throws 404. */
export async function deleteMessage(kv: Kv, id: string): Promise<void> {
  await kv.transact(async (tx) => {
    const message = await tx.read<Message>(messageKey(id));
    if (message === null) throw notFound("message");
    remove(tx, message);
    await count(tx, MESSAGES, -1);
  }, { lock: MESSAGES });
}

/**
 * Counts one message more, and removes the oldest where there would be too many. Whoever else adds or removes one changes
 * the counter, so that this commit then starts again.
 */
async function makeRoom(kv: Kv, tx: Transaction): Promise<void> {
  const key = counterKey(MESSAGES);
  const total = (await tx.read<number>(key) ?? 0) + 1;
  const oldest = await mailedAmongOldest(kv, total - MAX_MESSAGES);
  for (const message of oldest) remove(tx, message);
  tx.set(key, total - oldest.length);
}

/** Returns the oldest messages, as many as are too many but few at a time, whose mails do not wait for them any more. */
async function mailedAmongOldest(
  kv: Kv,
  excess: number,
): Promise<Message[]> {
  if (excess <= 0) return [];
  const limit = Math.min(excess, REMOVED_TOGETHER);
  const oldest = await kv.list<Message>({ prefix: [MESSAGES] }, { limit });
  const waiting = await Promise.all(
    oldest.map(({ value }) => isMailWaiting(kv, value.id)),
  );
  return oldest.map(({ value }) => value).filter((_, at) => !waiting[at]);
}

function remove(tx: Transaction, message: Message): void {
  const { id } = message;
  tx.delete(messageKey(id));
  indexTokens(tx, { noun: MESSAGES, id }, { before: searchTokens(message) });
}

function searchTokens({ subject, name, email }: Message): Set<string> {
  return tokensOf([subject, name, email]);
}

function messageKey(id: string): Key {
  return [MESSAGES, id];
}
