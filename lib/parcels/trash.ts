import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { changeFiles, hideFile, revealFile } from "@/lib/photos/files.ts";
import { Trash } from "@/lib/trash/trash.ts";
import { getMeanings } from "@/lib/statuses/meanings.ts";
import { withStage } from "./filing.ts";
import { recordStages } from "./reached.ts";
import { parcels, type StoredParcel, verificationGuardKey } from "./store.ts";
import { queueTraceErasure } from "./traces.ts";
import { activityIdKey, historyKey } from "./entries.ts";
import { codeKeys } from "./tracking_code.ts";

const READ_TOGETHER = 500;

/** Deleted parcels. Their codes stay taken; their histories stay stored, but are unreachable without the parcel. */
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
  // The status may mean another stage since.
  refresh: async (kv, parcel) => withStage(parcel, await getMeanings(kv)),
  async *parts(kv, { id }) {
    for await (const { key } of kv.walk(historyKey(id), READ_TOGETHER)) {
      yield [key, activityIdKey(String(key.at(-1)))];
    }
  },
  async erased(tx, { id, image }) {
    tx.delete(verificationGuardKey(id));
    recordStages(tx, id, { erased: true });
    if (image !== null) await changeFiles(tx, { added: null, removed: image });
  },
  forget: queueTraceErasure,
});

/**
 * Undoes, in the caller's commit, the creation of a parcel and of the entry created with it. Returns false if the commit has no
 * room to erase everything. Throws 404.
 */
export function withdrawParcel(
  tx: Transaction,
  kv: Kv,
  id: string,
  entryId: string | null,
): Promise<boolean> {
  return parcelTrash.purgeSome(tx, kv, id, {
    // The import keeps a record of the parcel. Erasure alone would leave the entry counted in the reports.
    forgets: (tx) =>
      entryId !== null && recordStages(tx, id, { gone: entryId }),
  });
}
