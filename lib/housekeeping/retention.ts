import type { Key, Kv } from "@/lib/store/kv.ts";
import type { Message } from "@/lib/messages/schema.ts";
import type { OutboxMail } from "@/lib/mail/outbox_schema.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { decodeParcel } from "@/lib/parcels/codec.ts";
import { deleteMessage, MESSAGES } from "@/lib/messages/messages.ts";
import { OUTBOX, removeMail } from "@/lib/mail/outbox.ts";
import { PARCELS, shown } from "@/lib/parcels/store.ts";
import { deleteParcel } from "@/lib/parcels/parcels.ts";
import { removeEach, type Sweeping } from "@/lib/store/sweeping.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Days for which finished mails and visitors' messages are kept (decision 91). */
const OUTBOX_DAYS = 90;
const MESSAGE_DAYS = 365;

/** Batch size, so that a long overdue sweep blocks no request. */
const SWEPT_TOGETHER = 500;
const READ_TOGETHER = 500;

/**
 * Removes expired mails and messages, oldest first, one batch at a time. Returns how many of each. Unsent mails stay,
 * however old.
 */
export async function sweepOldMail(
  kv: Kv,
  sweeping?: Sweeping,
): Promise<{ mails: number; messages: number }> {
  const mails = await oldest<OutboxMail>(kv, OUTBOX, OUTBOX_DAYS);
  const done = mails.filter(({ value }) => value.next_at === null);
  const messages = await oldest<Message>(kv, MESSAGES, MESSAGE_DAYS);
  return {
    mails: await removeEach(
      done.map(({ id }) => id),
      (id) => removeMail(kv, id),
      sweeping,
    ),
    messages: await removeEach(
      messages.map(({ id }) => id),
      (id) => deleteMessage(kv, id),
      sweeping,
    ),
  };
}

/** Yields the parcels without any change for this many days, history included, oldest first (decision 92). */
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
      // Parcels are ordered by creation, and a change is never earlier.
      if (parcel.created_at >= before) return;
      if (parcel.updated_at < before) yield parcel;
    }
    if (entries.length < READ_TOGETHER) return;
    start = [...entries.at(-1)!.key, ""];
  }
}

/** Removes an old parcel with all that belongs to it; returns false when it is gone or has changed meanwhile. */
export async function purgeParcel(
  kv: Kv,
  { id, updated_at }: Parcel,
): Promise<boolean> {
  const options = { unchangedSince: updated_at };
  return await removeEach([id], (id) => deleteParcel(kv, id, options)) > 0;
}

async function oldest<T extends { created_at: string }>(
  kv: Kv,
  noun: string,
  days: number,
): Promise<{ id: string; value: T }[]> {
  const entries = await kv.list<T>({ prefix: [noun] }, {
    limit: SWEPT_TOGETHER,
  });
  const before = daysAgo(kv, days);
  return entries.filter(({ value }) => value.created_at < before)
    .map(({ key, value }) => ({ id: String(key.at(-1)), value }));
}

function daysAgo(kv: Kv, days: number): string {
  return new Date(kv.now().getTime() - days * DAY_MS).toISOString();
}
