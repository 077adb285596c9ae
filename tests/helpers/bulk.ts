import { createParcel } from "@/lib/parcels/parcels.ts";
import type { Parcel, ParcelCreate } from "@/lib/parcels/schema.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { parcelInput } from "./domain.ts";

/** Creates parcels one after another, so that their ids are in order. */
export async function createParcels(
  kv: Kv,
  count: number,
  fields: Partial<ParcelCreate> = {},
): Promise<Parcel[]> {
  return await Array.fromAsync(
    { length: count },
    () => createParcel(kv, parcelInput(fields)),
  );
}

/** Returns the tracking codes of parcels. */
export function codesOf(parcels: Parcel[]): string[] {
  return parcels.map(({ tracking_code }) => tracking_code);
}
