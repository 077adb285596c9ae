import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { readCount } from "@/lib/store/counters.ts";
import { replaceParcelImage } from "@/lib/parcels/photos.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { listParcels } from "@/lib/parcels/parcels.ts";
import { type Kv, openKv } from "@/lib/store/kv.ts";
import { noise, toBytes, uploaded } from "@/tests/helpers/pictures.ts";
import { FileWriter } from "../file_writer.ts";
import { addSamples, setCount } from "../fill.ts";
import { createRare } from "../tables.ts";

/** The size of a data set. */
export interface Size {
  parcels: number;
  images: number;
}

/** History entries of each parcel. */
export const ENTRIES = 2;
const AT_ONCE = 10_000;
/** Parcels that the rare word finds. */
const RARE_ONES = 3;

/** Creates a data set in a file, unless it exists; an unfinished one is created again. */
export async function makeTable(
  file: string,
  { parcels, images }: Size,
): Promise<void> {
  if (await countParcels(file) === parcels) return;
  await removeStore(file);
  const half = Math.floor((parcels - RARE_ONES) / 2);
  await withKv(file, async (kv) => {
    await writeFirstPages(kv);
    await createRare(kv, 1);
  });
  fillFile(file, { first: 0, until: half });
  await withKv(file, (kv) => createRare(kv, 2));
  fillFile(file, { first: half, until: parcels - RARE_ONES });
  await withKv(file, async (kv) => {
    await createRare(kv, 3);
    await addImages(kv, images);
    // The marker of a finished data set comes last.
    await setCount(kv, parcels);
  });
}

/** Removes a file with its journal and, of a backup, its hash. */
export async function removeStore(file: string): Promise<void> {
  for (const end of ["", "-wal", "-shm", ".sha256"]) {
    await Deno.remove(file + end).catch(() => undefined);
  }
}

async function countParcels(file: string): Promise<number> {
  if (await Deno.stat(file).catch(() => null) === null) return 0;
  return await withKv(file, (kv) => readCount(kv, parcels.noun)).catch(() => 0);
}

function fillFile(
  file: string,
  { first, until }: { first: number; until: number },
): void {
  using writer = new FileWriter(file);
  const now = new Date();
  for (let at = first; at < until; at += AT_ONCE) {
    const length = Math.min(AT_ONCE, until - at);
    addSamples(writer, now, { first: at, length, entries: ENTRIES });
    const made = at + length;
    if ((made - first) % 100_000 === 0) console.log(`${made} parcels`);
  }
}

async function addImages(kv: Kv, images: number): Promise<void> {
  const image = uploaded(await toBytes(noise(320, 240, 3).jpeg()));
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
  const kv = await openKv(file);
  try {
    return await work(kv);
  } finally {
    kv.close();
  }
}
