import { decodeParcel } from "@/lib/parcels/store.ts";
import type { Kv } from "@/lib/store/kv.ts";

interface Manifest {
  size: number;
  chunks: number;
}

/** Returns the faults of a store's files: missing chunks, files without a record, records without their file, wrong totals. */
export async function findFileFaults(kv: Kv): Promise<string[]> {
  const all = { limit: 100_000 };
  const [files, chunks, drafts, reviews, parcels] = await Promise.all([
    kv.list<Manifest>({ prefix: ["files"] }, all),
    kv.list<Uint8Array>({ prefix: ["chunks"] }, all),
    kv.list({ prefix: ["file_drafts"] }, all),
    kv.list<{ image: string }>({ prefix: ["reviews"] }, all),
    kv.list<never>({ prefix: ["parcels"] }, all),
  ]);
  const images = [
    ...reviews.map(({ value }) => value.image),
    ...parcels.map(({ value }) => decodeParcel("", value).image),
  ].filter((image) => image !== null);
  const kept = new Map(files.map(({ key, value }) => [key[1], value]));
  const begun = new Set(drafts.map(({ key }) => key[1]));
  const stored = Map.groupBy(chunks, ({ key }) => key[1]);
  const totals = await kv.get(["file_totals"]) ?? { files: 0, bytes: 0 };
  const sums = {
    files: kept.size,
    bytes: [...kept.values()].reduce((sum, { size }) => sum + size, 0),
  };
  return [
    ...images.filter((name) => !kept.has(name)).map((name) => `lost ${name}`),
    ...[...kept.keys()].filter((name) => !images.includes(String(name)))
      .map((name) => `of nothing ${String(name)}`),
    ...[...kept].filter(([name, file]) => !isWhole(file, stored.get(name)))
      .map(([name]) => `not whole ${String(name)}`),
    ...[...stored.keys()].filter((name) => !kept.has(name) && !begun.has(name))
      .map((name) => `forgotten ${String(name)}`),
    ...[...kept.keys()].filter((name) => begun.has(name))
      .map((name) => `kept and begun ${String(name)}`),
    ...(JSON.stringify(totals) === JSON.stringify(sums)
      ? []
      : [`summed ${JSON.stringify(totals)} of ${JSON.stringify(sums)}`]),
  ];
}

function isWhole(
  { size, chunks }: Manifest,
  stored: { value: Uint8Array }[] = [],
): boolean {
  const bytes = stored.reduce((sum, { value }) => sum + value.length, 0);
  return stored.length === chunks && bytes === size;
}
