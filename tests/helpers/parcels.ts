import { createActivity } from "@/lib/parcels/activities.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { newId } from "@/lib/store/stamps.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";
import type { ActivityCreate } from "@/lib/parcels/entry_schema.ts";

/** A map of the journey from Singapore through Lyon to Nantes. */
export const ON_MAP = {
  show_map: "yes" as const,
  map_zoom: 4,
  map_current_latitude: 45.8,
  map_current_longitude: 4.8,
  map_pickup_latitude: 1.3,
  map_pickup_longitude: 103.7,
  map_destination_latitude: 47.2,
  map_destination_longitude: -1.5,
};

/** A parcel with every text field that visitors may see. */
export const WHOLE_PARCEL = {
  tracking_code: "WB-1985-2026",
  weight: "12.5 kg",
  status: "In transit",
  current_location: "Lyon, France",
  min_expected_delivery_date: "2026-12-03",
  max_expected_delivery_date: "2026-12-05",
  recipient_name: "Ann Smith",
  recipient_email: "ann@example.com",
  destination: "4 Quai de la Fosse, Nantes",
  recipient_phone_number: "+33 1 99 00 12 34",
  sender_name: "Bob Jones",
  pickup_location: "Keppel Harbour, Singapore",
  ...ON_MAP,
};

/** Creates a parcel with one history entry; fields of both can be replaced. */
export async function addParcel(
  kv: Kv,
  fields: Partial<ParcelCreate>,
  event: Partial<ActivityCreate> = {},
): Promise<void> {
  const parcel = await createParcel(kv, {
    tracking_code: "WB-1111",
    recipient_name: "Ann Smith",
    destination: "Nantes",
    ...fields,
  });
  await createActivity(kv, {
    parcel_id: parcel.id,
    title: `Event of ${parcel.tracking_code}`,
    description: "",
    icon: "local_shipping",
    color: "green",
    ...event,
  });
}

/** Few enough to stay far below the limits of a commit. */
const PER_COMMIT = 30;

/** Creates parcels in few commits, twice as fast as createParcel(); returns their ids in order. */
export async function addParcels(
  kv: Kv,
  inputs: Pick<
    ParcelCreate,
    "tracking_code" | "recipient_name" | "destination"
  >[],
): Promise<string[]> {
  const [first, ...others] = inputs;
  const { id } = await createParcel(kv, first!);
  const empty = await kv.transact((tx) => parcels.require(tx, id));
  const more = others.map((input): StoredParcel => ({
    ...empty,
    ...input,
    id: newId(kv.now()),
  }));
  for (let at = 0; at < more.length; at += PER_COMMIT) {
    const part = more.slice(at, at + PER_COMMIT);
    await kv.transact((tx) => {
      for (const parcel of part) parcels.insert(tx, parcel);
    });
  }
  return [id, ...more.map(({ id }) => id)];
}
