import { notFound } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Parcel } from "./schema.ts";
import type { UploadedFile } from "@/lib/photos/limits.ts";
import {
  changeFiles,
  type StoredFile,
  storeImage,
} from "@/lib/photos/files.ts";
import { parcels, toRecord } from "./store.ts";
import { getParcel } from "./parcels.ts";

/** Replaces the photo of a parcel. Throws 404, and 422 like storeImage(). */
export async function replaceParcelImage(
  kv: Kv,
  { id, image }: { id: string; image: UploadedFile },
): Promise<Parcel> {
  // Checked first, because converting a picture is slow.
  const parcel = await getParcel(kv, id);
  if (parcel === null) throw notFound("parcel");
  const isReplacement = parcel.image !== null;
  const added = await storeImage(kv, image, { isReplacement });
  return await changeImage(kv, id, added);
}

/** Removes the photo of a parcel, if it has one. Throws 404. */
export function deleteParcelImage(kv: Kv, id: string): Promise<Parcel> {
  return changeImage(kv, id, null);
}

function changeImage(
  kv: Kv,
  id: string,
  added: StoredFile | null,
): Promise<Parcel> {
  return kv.transact(async (tx) => {
    const before = await parcels.require(tx, id);
    if (before.image === null && added === null) return toRecord(before);
    await changeFiles(tx, { added, removed: before.image });
    return toRecord(parcels.save(tx, before, { image: added?.name ?? null }));
  }, { lock: id });
}
