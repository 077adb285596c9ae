import type { Stored } from "@/lib/fields/record.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { decodeParcel, parcels, toRecord } from "@/lib/parcels/store.ts";
import { deleteMessage, messages } from "@/lib/messages/messages.ts";
import { jobs, removeJob } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { outbox, removeMail } from "@/lib/mail/outbox.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { idBound } from "@/lib/store/stamps.ts";
import type { Noun } from "@/lib/site/noun.ts";
import { removeEach, type SweepOptions } from "@/lib/store/batches.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Days for which finished mails and visitors' messages are kept. */
const OUTBOX_DAYS = 90;
const MESSAGE_DAYS = 365;

/** Days for which ended jobs are kept. */
const JOB_DAYS = 30;

/** Batch sizes, low enough that a long overdue sweep does not block requests. */
const SWEPT_TOGETHER = 500;
const READ_TOGETHER = 500;

/**
 * Removes one batch of expired mails and one of expired messages, oldest first. Returns the number of each. Unsent
 * mails stay, however old.
 */
export async function sweepOldMail(
  kv: Kv,
  sweeping?: SweepOptions,
): Promise<{ mails: number; messages: number }> {
  const batch = { limit: SWEPT_TOGETHER };
  const ended = (await outbox.listFirst(kv, batch))
    .filter(({ next_at }) => next_at === null);
  const mails = idsBefore(daysAgo(kv, OUTBOX_DAYS), ended);
  const ids = idsBefore(
    daysAgo(kv, MESSAGE_DAYS),
    await messages.listFirst(kv, batch),
  );
  return {
    mails: await removeEach(mails, (id) => removeMail(kv, id), sweeping),
    messages: await removeEach(ids, (id) => deleteMessage(kv, id), sweeping),
  };
}

/** Removes jobs that ended more than 30 days ago, oldest first. Returns their number. */
export async function sweepOldJobs(
  kv: Kv,
  sweeping?: SweepOptions,
): Promise<number> {
  const before = daysAgo(kv, JOB_DAYS);
  const firstYoung = idBound(new Date(before));
  const ids: string[] = [];
  const entries = kv.walk<Job>([jobs.noun], READ_TOGETHER);
  for await (const { value: job } of entries) {
    // Ids sort by creation, but the job of a mail that is queued again keeps its id.
    if (job.created_at >= before && job.id >= firstYoung) break;
    if (job.next_at === null && job.updated_at < before) ids.push(job.id);
  }
  return await removeEach(ids, (id) => removeJob(kv, id), sweeping);
}

function idsBefore(moment: string, records: Stored[]): string[] {
  return records.filter(({ created_at }) => created_at < moment)
    .map(({ id }) => id);
}

/** Erases records that have been in the trash for 30 days, oldest first. Returns their number. */
export async function sweepTrash(
  kv: Kv,
  nouns: readonly Noun[],
  sweeping?: SweepOptions,
): Promise<number> {
  let total = 0;
  for (const bin of nouns.flatMap(({ trash }) => trash?.bin ?? [])) {
    let erased: number;
    do {
      const ids = await bin.listExpired(kv, { limit: SWEPT_TOGETHER });
      erased = await removeEach(ids, (id) => bin.erase(kv, id), sweeping);
      total += erased;
    } while (erased === SWEPT_TOGETHER);
  }
  return total;
}

/**
 * Yields parcels that have not changed for this many days, history included: active ones, oldest first, then those in
 * the trash.
 */
export async function* findOldParcels(
  kv: Kv,
  days: number,
): AsyncGenerator<Parcel> {
  const before = daysAgo(kv, days);
  const entries = kv.walk<never>([parcels.noun], READ_TOGETHER);
  for await (const { key, value } of entries) {
    const parcel = toRecord(decodeParcel(String(key[1]), value));
    // Parcels are ordered by creation, and every change is later.
    if (parcel.created_at >= before) break;
    if (parcel.updated_at < before) yield parcel;
  }
  for await (const { value } of parcelTrash.walk(kv, READ_TOGETHER)) {
    const parcel = toRecord(parcelTrash.itemOf(value));
    if (parcel.updated_at < before) yield parcel;
  }
}

/** Erases an old parcel with all of its data; returns false if it is gone or has changed. */
export async function purgeParcel(
  kv: Kv,
  { id, updated_at }: Parcel,
): Promise<boolean> {
  const options = { unchangedSince: updated_at };
  return await removeEach([id], (id) => parcelTrash.purge(kv, id, options)) > 0;
}

function daysAgo(kv: Kv, days: number): string {
  return new Date(kv.now().getTime() - days * DAY_MS).toISOString();
}
