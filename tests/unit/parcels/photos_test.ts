import { deepEqual, equal, notEqual, rejects } from "node:assert/strict";
import { QUOTA } from "@/lib/photos/files.ts";
import { deleteParcelImage, replaceParcelImage } from "@/lib/parcels/photos.ts";
import { getParcel } from "@/lib/parcels/parcels.ts";
import { jpg, toUpload } from "../../helpers/pictures.ts";
import { isAppError, makeParcel, test } from "../../helpers/domain.ts";
import { openFile } from "@/lib/photos/serve.ts";

test("replaceParcelImage() removes the previous photo", async (kv) => {
  const { id } = await makeParcel(kv);
  const first = await replaceParcelImage(kv, { id, image: toUpload(jpg) });
  const second = await replaceParcelImage(kv, { id, image: toUpload(jpg) });
  equal(await openFile(kv, first.image!), null);
  notEqual(await openFile(kv, second.image!), null);
});

test("replaceParcelImage() needs no free space to replace a photo", async (kv) => {
  const { id } = await makeParcel(kv);
  await replaceParcelImage(kv, { id, image: toUpload(jpg) });
  await kv.transact(async (tx) => {
    const totals = await tx.read<{ bytes: number }>(["file_totals"]);
    tx.set(["file_totals"], { ...totals, files: QUOTA.files });
  });
  await replaceParcelImage(kv, { id, image: toUpload(jpg) });
  const other = await makeParcel(kv);
  const noRoom = isAppError(422, "invalid.noRoom", "image");
  const another = { id: other.id, image: toUpload(jpg) };
  await rejects(replaceParcelImage(kv, another), noRoom);
});

test("deleteParcelImage() deletes the photo with its file and changes only parcels with a photo", async (kv) => {
  const { id } = await makeParcel(kv);
  const before = await replaceParcelImage(kv, { id, image: toUpload(jpg) });
  for (let repeat = 0; repeat < 2; repeat++) {
    await deleteParcelImage(kv, id);
    const { image, version } = (await getParcel(kv, id))!;
    deepEqual([image, version], [null, before.version + 1]);
  }
  equal(await openFile(kv, before.image!), null);
});

test("photos require an existing parcel", async (kv) => {
  const missing = isAppError(404, "error.parcelNotFound");
  const image = toUpload(jpg);
  await rejects(replaceParcelImage(kv, { id: "none", image }), missing);
  await rejects(deleteParcelImage(kv, "none"), missing);
});
