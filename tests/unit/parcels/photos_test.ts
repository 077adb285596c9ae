import { equal, notEqual, rejects } from "node:assert/strict";
import { openFile, QUOTA } from "@/lib/photos/files.ts";
import { deleteParcelImage, replaceParcelImage } from "@/lib/parcels/photos.ts";
import { createParcel, getParcel } from "@/lib/parcels/parcels.ts";
import { jpg, uploaded } from "../../helpers/pictures.ts";
import { isAppError, memoryKv, parcelInput } from "../../helpers/domain.ts";

Deno.test("replaceParcelImage() keeps the new photo alone", async () => {
  using kv = await memoryKv();
  const { id } = await createParcel(kv, parcelInput());
  const first = await replaceParcelImage(kv, { id, image: uploaded(jpg) });
  const second = await replaceParcelImage(kv, { id, image: uploaded(jpg) });
  equal(await openFile(kv, first.image!), null);
  notEqual(await openFile(kv, second.image!), null);
});

Deno.test("replaceParcelImage() needs no room for a photo that takes the place of another", async () => {
  using kv = await memoryKv();
  const { id } = await createParcel(kv, parcelInput());
  await replaceParcelImage(kv, { id, image: uploaded(jpg) });
  await kv.transact(async (tx) => {
    const totals = await tx.read<{ bytes: number }>(["file_totals"]);
    tx.set(["file_totals"], { ...totals, files: QUOTA.files });
  });
  await replaceParcelImage(kv, { id, image: uploaded(jpg) });
  const other = await createParcel(kv, parcelInput());
  const noRoom = isAppError(422, "invalid.noRoom", "image");
  const another = { id: other.id, image: uploaded(jpg) };
  await rejects(replaceParcelImage(kv, another), noRoom);
});

Deno.test("deleteParcelImage() takes a photo away with its file, which changes the parcel", async () => {
  using kv = await memoryKv();
  const { id } = await createParcel(kv, parcelInput());
  const shown = await replaceParcelImage(kv, { id, image: uploaded(jpg) });
  const { image, version } = await deleteParcelImage(kv, id);
  equal(image, null);
  equal(version, shown.version + 1);
  equal(await openFile(kv, shown.image!), null);
});

Deno.test("deleteParcelImage() does not change a parcel without a photo", async () => {
  using kv = await memoryKv();
  const { id, version } = await createParcel(kv, parcelInput());
  await deleteParcelImage(kv, id);
  equal((await getParcel(kv, id))?.version, version);
});

Deno.test("photos are for parcels that are there", async () => {
  using kv = await memoryKv();
  const missing = isAppError(404, "error.parcelNotFound");
  const image = uploaded(jpg);
  await rejects(replaceParcelImage(kv, { id: "none", image }), missing);
  await rejects(deleteParcelImage(kv, "none"), missing);
});
