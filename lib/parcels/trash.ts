import { Conflict } from "@/lib/errors.ts";
import { queueErasure } from "@/lib/journal/erasure.ts";
import { changeFiles, hideFile, revealFile } from "@/lib/photos/files.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { trashOf, type TrashOptions } from "@/lib/trash/trash.ts";
import { recordErased } from "./reached.ts";
import {
  activityIdKey,
  codeKeys,
  historyKey,
  markChanged,
  parcels,
  type StoredParcel,
  verificationGuardKey,
} from "./store.ts";
import { queueTraces } from "./traces.ts";

/** Maximum history entries that one commit erases. */
const ERASED_TOGETHER = 200;

/** The deleted parcels, whose codes stay taken. Their histories stay where they are, and cannot be reached without them. */
export const parcelTrash = trashOf({
  noun: "parcels",
  records: parcels,
  claims: codeKeys,
  about: ({ recipient_name, reference }) =>
    [recipient_name, reference].filter(Boolean).join(" · "),
  hide: (tx, { image }) => moved(tx, image, hideFile),
  reveal: (tx, { image }) => moved(tx, image, revealFile),
  eraseParts,
  erased: queueTraces,
});

/** Puts a parcel into the trash. Throws 404, and 409 when it has changed. */
export const { add: trashParcel } = parcelTrash;

/**
 * Erases a parcel, past the trash or in it, with its history, photo, codes and search words (decision 27). Throws 404, and 409
 * when it has changed.
 */
export async function eraseParcel(
  kv: Kv,
  id: string,
  options: TrashOptions = {},
): Promise<void> {
  if (await parcelTrash.get(kv, id) !== null) {
    return await parcelTrash.erase(kv, id);
  }
  while (!await eraseSome(kv, id, options));
}

/** Erases a part of a long history, or the rest and the parcel; returns true when the parcel is gone. */
function eraseSome(
  kv: Kv,
  id: string,
  { unchangedSince }: TrashOptions,
): Promise<boolean> {
  return kv.transact(async (tx) => {
    const parcel = await parcels.require(tx, id);
    if ((unchangedSince ?? parcel.updated_at) !== parcel.updated_at) {
      throw new Conflict(id, { version: parcel.version });
    }
    if (!await dropSome(kv, tx, parcel)) return false;
    queueTraces(tx, parcel);
    return true;
  }, { lock: parcels.noun });
}

/**
 * Erases a part of a long history, or the rest and the parcel, in the caller's commit, with up to three reads; returns true when
 * the parcel is gone.
 */
export async function dropSome(
  kv: Kv,
  tx: Transaction,
  parcel: StoredParcel,
): Promise<boolean> {
  if (!await eraseParts(kv, tx, parcel)) {
    markChanged(tx, parcel.id);
    return false;
  }
  parcels.drop(tx, parcel);
  queueErasure(tx, parcel.id);
  return true;
}

async function moved(
  tx: Transaction,
  image: string | null,
  move: (tx: Transaction, name: string) => Promise<void>,
): Promise<void> {
  if (image !== null) await move(tx, image);
}

/** Erases some of a history, or the rest with the photo; returns whether that was the rest. */
async function eraseParts(
  kv: Kv,
  tx: Transaction,
  { id, image }: StoredParcel,
): Promise<boolean> {
  const entries = await kv.list({ prefix: historyKey(id) }, {
    limit: ERASED_TOGETHER + 1,
  });
  for (const { key } of entries.slice(0, ERASED_TOGETHER)) {
    tx.delete(key);
    tx.delete(activityIdKey(String(key.at(-1))));
  }
  if (entries.length > ERASED_TOGETHER) return false;
  tx.delete(verificationGuardKey(id));
  recordErased(tx, id);
  if (image === null) return true;
  await revealFile(tx, image);
  await changeFiles(tx, { added: null, removed: image });
  return true;
}
