import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import { isMailWaiting, queueMail } from "@/lib/mail/outbox.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { collection } from "@/lib/store/collection.ts";
import { newStamp } from "@/lib/store/ids.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { findCreatedId, rememberCreated } from "@/lib/store/requests.ts";
import { tokensOf } from "@/lib/store/search.ts";
import type { Message, MessageCreate } from "./schema.ts";

export const messages = collection<Message>({
  noun: "messages",
  thing: "message",
  search_keys: ["subject", "name", "email"],
  words: ({ subject, name, email }) => tokensOf([subject, name, email]),
});

export const {
  get: getMessage,
  list: listMessages,
  search: searchMessages,
  remove: deleteMessage,
} = messages;

/** So many messages are kept; each new one beyond takes the place of the oldest, once that has been mailed. */
const MAX_MESSAGES = 1000;
/** More than come, so that a day without a mail server does not leave more behind. */
const REMOVED_TOGETHER = 2;

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
  const request = { noun: messages.noun, input: fields, requestKey };
  const { contact_email } = await getSettings(kv);
  await kv.transact(async (tx) => {
    if (await findCreatedId(tx, request) !== null) return;
    admit();
    const message: Message = { ...newStamp(tx.now), ...fields };
    const { id } = message;
    await makeRoom(kv, tx);
    await messages.insert(tx, message);
    await rememberCreated(tx, request, { kv, id });
    if (contact_email === null) return;
    const mail = { kind: "message", message_id: id } as const;
    // The visitor's language says nothing about the company's (decision 69).
    await queueMail(tx, mail, { locale: DEFAULT_LOCALE });
  }, { lock: messages.noun });
}

/** Removes the oldest messages where one more would be too many. */
async function makeRoom(kv: Kv, tx: Transaction): Promise<void> {
  const excess = await messages.count(tx) + 1 - MAX_MESSAGES;
  for (const message of await mailedAmongOldest(kv, excess)) {
    await messages.drop(tx, message);
  }
}

/** Returns the oldest messages, as many as are too many but few at a time, whose mails do not wait for them any more. */
async function mailedAmongOldest(
  kv: Kv,
  excess: number,
): Promise<Message[]> {
  if (excess <= 0) return [];
  const limit = Math.min(excess, REMOVED_TOGETHER);
  const oldest = await messages.take(kv, { limit });
  const waiting = await Promise.all(
    oldest.map(({ id }) => isMailWaiting(kv, id)),
  );
  return oldest.filter((_, at) => !waiting[at]);
}
