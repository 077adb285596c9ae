import {
  activityIdKey,
  activityKey,
  EMPTY_PARCEL,
  encodeActivity,
  parcels,
  type StoredActivity,
  type StoredParcel,
} from "@/lib/parcels/store.ts";
import { newId, newStamp } from "@/lib/store/stamps.ts";
import { changeCount, counterKey, foldCounts } from "@/lib/store/counters.ts";
import { generateTrackingCode } from "@/lib/parcels/tracking_code.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { FileWriter } from "./file_writer.ts";

const PER_COMMIT = 30;
const ENTRIES = 4;
const TOWNS = [
  "Lisbon",
  "Rotterdam",
  "Hamburg",
  "Gdansk",
  "Piraeus",
  "Tangier",
  "Oslo",
  "Cork",
];

/** Adds parcels of a usual size, each with four history entries by default, and returns their codes. */
export async function fill(
  kv: Kv,
  total: number,
  { entries = ENTRIES }: { entries?: number } = {},
): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < total) {
    const length = Math.min(PER_COMMIT, total - codes.length);
    const added = await kv.transact((tx) => {
      changeCount(tx, parcels.noun, length);
      const range = { first: codes.length, length };
      return addSamples(tx, kv.now(), { ...range, entries });
    });
    codes.push(...added);
  }
  return codes;
}

/**
 * Writes parcels into the file of a closed store, much faster than fill() and without counting them; returns their codes.
 */
export function fillFile(
  file: string,
  { first = 0, length, entries = ENTRIES, isOld = false }: {
    first?: number;
    length: number;
    entries?: number | undefined;
    /** Whether they are as version 1.1.0 wrote them. */
    isOld?: boolean;
  },
): string[] {
  using writer = new FileWriter(file);
  return addSamples(writer, new Date(), { first, length, entries, isOld });
}

/** Sets the count of parcels in a store. */
export async function setCount(kv: Kv, length: number): Promise<void> {
  // Or what is not folded yet would be added.
  await foldCounts(kv);
  await kv.transact((tx) =>
    Promise.resolve(tx.set(counterKey(parcels.noun), length))
  );
}

/** Writes parcels, numbered from `first`, without counting them; returns their codes. */
export function addSamples(
  tx: Transaction,
  now: Date,
  { first, length, entries, isOld = false }: {
    first: number;
    length: number;
    entries: number;
    isOld?: boolean;
  },
): string[] {
  return Array.from({ length }, (_, index) => {
    const parcel = sampleParcel(now, first + index);
    if (!isOld) parcel.newest_entry = entries > 0 && now.getTime();
    addParcel(tx, parcel, entries);
    return parcel.tracking_code;
  });
}

function addParcel(
  tx: Transaction,
  parcel: StoredParcel,
  entries: number,
): void {
  parcels.put(tx, null, parcel);
  for (let entry = 0; entry < entries; entry++) {
    const activity = sampleActivity(parcel, entry);
    tx.set(activityKey(parcel.id, activity.id), encodeActivity(activity));
    tx.set(activityIdKey(activity.id), parcel.id);
  }
}

function sampleParcel(now: Date, index: number): StoredParcel {
  const town = TOWNS[index % TOWNS.length]!;
  return {
    ...{ ...EMPTY_PARCEL, ...newStamp(now) },
    tracking_code: generateTrackingCode(),
    recipient_name: `Recipient ${index}`,
    recipient_email: `recipient${index}@mail.example`,
    recipient_phone_number: "+351 210 000 000",
    destination: `Rua do Cais ${index % 400}, ${town}`,
    current_location: town,
    status: "In transit",
    weight: `${index % 90} kg`,
    shipped_via: "Sea freight",
    sender_name: "Harbour Supplies",
    sender_email: "office@supplies.example",
    pickup_location: `${town} terminal`,
    parcel_content: "Spare parts",
    declared_value: "450 EUR",
    min_expected_delivery_date: "2026-11-24",
    max_expected_delivery_date: "2026-11-27",
  };
}

function sampleActivity(
  { id, created_at }: StoredParcel,
  entry: number,
): StoredActivity {
  return {
    ...{ id: newId(new Date(created_at)), parcel_id: id, version: 1 },
    ...{ created_at, updated_at: created_at, occurred_at: created_at },
    icon: "local_shipping",
    color: entry === ENTRIES - 1 ? "green" : "black",
    title: `Left terminal ${entry + 1}`,
    description:
      "The parcel has been loaded and is on its way to the next terminal.",
  };
}
