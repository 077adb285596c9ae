import { join } from "node:path";
import { createInvoice } from "@/lib/domain/invoices.ts";
import { createParcel } from "@/lib/domain/parcels.ts";
import { type Kv, openKv } from "@/lib/kv.ts";
import { fill } from "./fill.ts";

/** How much a table holds. */
export interface Size {
  parcels: number;
  invoices: number;
  /** How long the history of each parcel is; 4 when left out. */
  entries?: number;
}

/** A database of its own, which is removed in the end. */
export interface Table extends AsyncDisposable {
  kv: Kv;
  path: string;
  /** Of the parcels that are like each other. */
  codes: string[];
}

/** Filling this one takes minutes: what is measured on it shares it. */
export const LARGE: Size = { parcels: 200_000, invoices: 10_000 };

/** The word that finds three parcels, at the beginning, in the middle and at the end of the table. */
export const RARE = "Quillfeather";

/** Makes a table. */
export async function openTable(
  { parcels, invoices, ...options }: Size,
): Promise<Table> {
  const dir = await Deno.makeTempDir({ prefix: "waybill_bench_" });
  const path = join(dir, "table.kv");
  const kv = await openKv(path);
  await createRare(kv, 1);
  const codes = await fill(kv, parcels / 2, options);
  await createRare(kv, 2);
  codes.push(...await fill(kv, parcels / 2, options));
  await createRare(kv, 3);
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

/** Adds one of the parcels that RARE finds. */
export async function createRare(kv: Kv, place: number): Promise<void> {
  await createParcel(kv, {
    tracking_code: `RARE-${place}`,
    recipient_name: `Recipient ${RARE}`,
    destination: "Lisbon",
  });
}
