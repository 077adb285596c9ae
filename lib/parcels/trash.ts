import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { changeFiles, hideFile, revealFile } from "@/lib/photos/files.ts";
import { Trash } from "@/lib/trash/trash.ts";
import { recordErased, recordGone } from "./reached.ts";
import {
  activityIdKey,
  codeKeys,
  historyKey,
  parcels,
  type StoredParcel,
  verificationGuardKey,
} from "./store.ts";
import { queueTraces } from "./traces.ts";

const READ_TOGETHER = 500;

/** The deleted parcels, whose codes stay taken. Their histories stay where they are, and cannot be reached without them. */
export const parcelTrash = new Trash<StoredParcel>({
  noun: "parcels",
  records: parcels,
  claims: codeKeys,
  about: ({ recipient_name, reference }) =>
    [recipient_name, reference].filter(Boolean).join(" · "),
  async hide(tx, { image }) {
    if (image !== null) await hideFile(tx, image);
  },
  async reveal(tx, { image }) {
    if (image !== null) await revealFile(tx, image);
  },
  async *parts(kv, { id }) {
    for await (const { key } of kv.walk(historyKey(id), READ_TOGETHER)) {
      yield [key, activityIdKey(String(key.at(-1)))];
    }
  },
  async erased(tx, { id, image }) {
    tx.delete(verificationGuardKey(id));
    recordErased(tx, id);
    if (image !== null) await changeFiles(tx, { added: null, removed: image });
  },
  forget: queueTraces,
});

/**
 * Takes back, in the caller's commit, that a parcel was created, with the entry that it got then, as if it had never been there.
 * Returns true when it is gone, false when much of it is left for other commits. Throws 404.
 */
export function withdrawParcel(
  tx: Transaction,
  kv: Kv,
  id: string,
  entryId: string | null,
): Promise<boolean> {
  return parcelTrash.purgeSome(tx, kv, id, {
    // The import still has what it created, and erasing alone leaves its figure.
    forgets: (tx) => entryId !== null && recordGone(tx, id, entryId),
  });
}
