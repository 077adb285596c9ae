import { join } from "node:path";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { fillFile, setCount } from "./fill.ts";

/** The size of a table. */
export interface Size {
  parcels: number;
  invoices: number;
  /** History entries of each parcel, 4 by default. */
  entries?: number;
}

/** A temporary database. */
export interface Table extends AsyncDisposable {
  kv: Kv;
  path: string;
  /** Codes of the ordinary parcels. */
  codes: string[];
}

/** Slow to fill, so measurements share it. */
export const LARGE: Size = { parcels: 200_000, invoices: 10_000 };

/** The word that finds three parcels, at the beginning, in the middle and at the end of the table. */
export const RARE = "Quillfeather";

/** The number of parcels that it finds. */
const RARE_ONES = 3;

export async function openTable(
  { parcels, invoices, entries }: Size,
): Promise<Table> {
  const dir = await Deno.makeTempDir({ prefix: "waybill_bench_" });
  const path = join(dir, "table.kv");
  const half = parcels / 2;
  await addRare(path, 1);
  const codes = fillFile(path, { length: half, entries });
  await addRare(path, 2);
  codes.push(...fillFile(path, { first: half, length: half, entries }));
  await addRare(path, 3);
  const kv = await openSite(path);
  await setCount(kv, parcels + RARE_ONES);
  for (let count = 0; count < invoices; count++) {
    await createInvoice(kv, { product: `Sea freight ${count}` });
  }
  return {
    ...{ kv, path, codes },
    async [Symbol.asyncDispose]() {
      kv.close();
      await Deno.remove(dir, { recursive: true });
    },
  };
}

async function addRare(path: string, place: number): Promise<void> {
  const kv = await openSite(path);
  await createRare(kv, place);
  kv.close();
}

/** Adds one of the parcels that RARE finds. */
async function createRare(kv: Kv, place: number): Promise<void> {
  await createParcel(kv, {
    tracking_code: `RARE-${place}`,
    recipient_name: `Recipient ${RARE}`,
    destination: "Lisbon",
  });
}
