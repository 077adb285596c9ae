import { AppError } from "@/lib/errors.ts";
import type { Key, Kv } from "@/lib/kv.ts";
import type { Message, OutboxMail, Parcel } from "@/lib/schemas/records.ts";
import { decodeParcel } from "./codec.ts";
import { deleteMessage, MESSAGES } from "./messages.ts";
import { removeMail } from "./outbox.ts";
import { OUTBOX } from "./outbox_store.ts";
import { PARCELS, shown } from "./parcel_store.ts";
import { deleteParcel } from "./parcels.ts";

const DAY_MS = 24 * 60 * 60_000;
/** How long mails that are done with, and visitors' messages, are kept (decision 91). */
const OUTBOX_DAYS = 90;
const MESSAGE_DAYS = 365;

/** So many are removed at a time, so that a long overdue sweep holds nobody up. */
const SWEPT_TOGETHER = 500;
const READ_TOGETHER = 500;

/**
 * Removes mails and messages that have been kept long enough, the oldest first, some at a time. Gives how many of each.
 * What waits to be sent stays, however old. The signal ends it between two of them.
 */
export async function sweepOldMail(
  kv: Kv,
  ended?: AbortSignal,
): Promise<{ mails: number; messages: number }> {
  const mails = await oldest<OutboxMail>(kv, OUTBOX, OUTBOX_DAYS);
  const done = mails.filter(({ next_at }) => next_at === null);
  const messages = await oldest<Message>(kv, MESSAGES, MESSAGE_DAYS);
  return {
    mails: await removeEach(done, (id) => removeMail(kv, id), ended),
    messages: await removeEach(messages, (id) => deleteMessage(kv, id), ended),
  };
}

/**
 * Walks through the parcels about which nothing has been written for so many days, history included, the oldest first
 * (decision 92).
 */
export async function* findOldParcels(
  kv: Kv,
  days: number,
): AsyncGenerator<Parcel> {
  const before = daysAgo(kv, days);
  let start: Key = [PARCELS];
  while (true) {
    const entries = await kv.list<never>({
      start,
      end: [PARCELS, "\uffff"],
    }, { limit: READ_TOGETHER });
    for (const { key, value } of entries) {
      const parcel = shown(decodeParcel(String(key[1]), value));
      // They lie in the order of their making, and none is changed before it is made.
      if (parcel.created_at >= before) return;
      if (parcel.updated_at < before) yield parcel;
    }
    if (entries.length < READ_TOGETHER) return;
    start = [...entries.at(-1)!.key, ""];
  }
}

/** Removes a parcel with all that belongs to it; one that has gone in the meantime is fine. */
export async function purgeParcel(kv: Kv, id: string): Promise<void> {
  await unlessGone(deleteParcel(kv, id));
}

async function oldest<T extends { created_at: string }>(
  kv: Kv,
  noun: string,
  days: number,
): Promise<T[]> {
  const entries = await kv.list<T>({ prefix: [noun] }, {
    limit: SWEPT_TOGETHER,
  });
  const before = daysAgo(kv, days);
  return entries.map(({ value }) => value)
    .filter(({ created_at }) => created_at < before);
}

async function removeEach(
  records: { id: string }[],
  remove: (id: string) => Promise<void>,
  ended?: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (const { id } of records) {
    if (ended?.aborted) break;
    if (await unlessGone(remove(id))) removed += 1;
  }
  return removed;
}

function daysAgo(kv: Kv, days: number): string {
  return new Date(kv.now().getTime() - days * DAY_MS).toISOString();
}

/** Tells whether something was removed: somebody else may have done it in the meantime, or have sent the mail again. */
async function unlessGone(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    const isGone = error instanceof AppError &&
      (error.status === 404 || error.status === 409);
    if (!isGone) throw error;
    return false;
  }
}
