import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { readCount } from "@/lib/store/counters.ts";
import { replaceParcelImage } from "@/lib/parcels/photos.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { noise, toBytes, toUpload } from "@/tests/helpers/pictures.ts";
import { decadeOf } from "../decade.ts";
import { fillFile, type Sample, setCount } from "../fill.ts";
import { listParcels } from "@/lib/parcel_lists/list.ts";

/** The size of a data set. */
export interface Size {
  parcels: number;
  images: number;
}

/** History entries of each parcel. */
export const ENTRIES = 2;

/** A word that three parcels have: the first, the middle and the last one. */
export const RARE = "Quillfeather";

const DEADLINES = { read: 120_000, write: 120_000 };

/** Creates a data set in a file, unless it exists; an unfinished one is created again. */
export async function makeTable(
  file: string,
  { parcels, images }: Size,
): Promise<void> {
  if (await countParcels(file) === parcels) return;
  await removeStore(file);
  await withKv(file, (kv) => writeFirstPages(kv));
  fillFile(file, {
    length: parcels,
    entries: ENTRIES,
    sampleAt: samplesOf(parcels),
  });
  await withKv(file, async (kv) => {
    await foldAll(kv);
    await addImages(kv, images);
    // Mark the data set as finished last.
    await setCount(kv, parcels);
  });
}

/** Returns samples of ten years. The first, the middle and the last one have the rare word. */
function samplesOf(total: number): (index: number) => Sample {
  const sampleAt = decadeOf(total);
  const rare = [0, Math.floor(total / 2), total - 1];
  return (index) => {
    const sample = sampleAt(index);
    if (!rare.includes(index)) return sample;
    const recipient_name = `Recipient ${RARE}`;
    return { ...sample, fields: { ...sample.fields, recipient_name } };
  };
}

/** Removes a file with its journal and, if it is a backup, its hash. */
export async function removeStore(file: string): Promise<void> {
  for (const end of ["", "-wal", "-shm", ".sha256"]) {
    await Deno.remove(file + end).catch(() => undefined);
  }
}

async function countParcels(file: string): Promise<number> {
  if (await Deno.stat(file).catch(() => null) === null) return 0;
  return await withKv(file, (kv) => readCount(kv, parcels.noun)).catch(() => 0);
}

async function addImages(kv: Kv, images: number): Promise<void> {
  const image = toUpload(await toBytes(noise(320, 240, 3).jpeg()));
  let page = 1;
  for (let left = images; left > 0;) {
    const query = { page, per_page: Math.min(left, 100) };
    const { data } = await listParcels(kv, query);
    for (const { id } of data) await replaceParcelImage(kv, { id, image });
    left -= data.length;
    page += 1;
  }
}

async function withKv<T>(
  file: string,
  work: (kv: Kv) => Promise<T>,
): Promise<T> {
  // Long deadlines, because everything is slow while gigabytes of a new file are being written to the disk.
  using kv = await openSite(file, { deadlines: DEADLINES });
  return await work(kv);
}
