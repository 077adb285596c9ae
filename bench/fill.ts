import {
  EMPTY_PARCEL,
  parcels,
  type StoredParcel,
} from "@/lib/parcels/store.ts";
import { ulid } from "deno-std/ulid/ulid.js";
import type { Stored } from "@/lib/fields/record.ts";
import { counterKey, nounTally } from "@/lib/store/counters.ts";
import { recordChange, recordOwn } from "@/lib/parcels/reached.ts";
import { claim, settle, stateOf } from "@/lib/parcels/state.ts";
import { generateTrackingCode } from "@/lib/parcels/tracking_code.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { FileWriter } from "./file_writer.ts";
import {
  activityIdKey,
  activityKey,
  encodeActivity,
  type StoredActivity,
} from "@/lib/parcels/entries.ts";
import { withStage } from "@/lib/parcels/filing.ts";
import { PLAIN_MEANINGS } from "@/lib/statuses/meanings.ts";

/** The individual values of a sample parcel. */
export interface Sample {
  /** When it was created, in milliseconds. */
  created: number;
  /** The time of its newest entry. */
  event: number;
  /** The statuses that its entries set, ending with the current one. If omitted, no entry sets a status. */
  statuses?: (string | null)[];
  /** Overrides for the values shared by all samples. */
  fields?: Partial<StoredParcel>;
}

/** The options of sample parcels. */
interface Samples {
  /** The number of the first parcel. */
  first: number;
  length: number;
  /** History entries of each parcel. */
  entries: number;
  /** Returns the individual values of the parcel with this number. */
  sampleAt?: ((index: number) => Sample) | undefined;
}

const PER_COMMIT = 20;
const ENTRIES = 4;
/** Sample parcels are created a millisecond apart, so that their ids are in order. */
const CREATED = Date.UTC(2026, 10, 20);
const TOWNS = [
  ...["Lisbon", "Rotterdam", "Hamburg", "Gdansk"],
  ...["Piraeus", "Tangier", "Oslo", "Cork"],
];

/** Adds parcels of ordinary size, each with four history entries by default, and returns their codes. */
export async function fill(
  kv: Kv,
  total: number,
  { entries = ENTRIES }: { entries?: number } = {},
): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < total) {
    const length = Math.min(PER_COMMIT, total - codes.length);
    const added = await kv.transact((tx) => {
      const range = { first: codes.length, length };
      return addSamples(tx, { ...range, entries });
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
  { first = 0, entries = ENTRIES, ...samples }:
    & Pick<Samples, "length">
    & { [Name in keyof Samples]?: Samples[Name] | undefined },
  Writer: typeof FileWriter = FileWriter,
): string[] {
  using writer = new Writer(file);
  return addSamples(writer, { ...samples, first, entries });
}

/** Sets the count of parcels in a store. */
export async function setCount(kv: Kv, length: number): Promise<void> {
  // Fold first, or pending changes would be added to the count later.
  await nounTally.fold(kv);
  await kv.transact((tx) =>
    Promise.resolve(tx.set(counterKey(parcels.noun), length))
  );
}

/** Writes parcels, numbered from `first`, without counting them; returns their codes. */
function addSamples(
  tx: Transaction,
  { first, length, entries, sampleAt = plainSample }: Samples,
): string[] {
  return Array.from({ length }, (_, at) => {
    const index = first + at;
    const sample = sampleAt(index);
    const sampled = sampleParcel(index, sample);
    const history = Array.from(
      { length: entries },
      (_, entry) => sampleActivity(sampled, sample, { entry, entries }),
    );
    const settled = sample.statuses === undefined
      ? claim(sampled, stateOf(sampled), { at: sample.created, id: sampled.id })
      : settle(sampled, history);
    const parcel = withStage(settled, PLAIN_MEANINGS);
    parcel.newest_entry = entries > 0 && sample.event;
    parcels.insert(tx, parcel);
    recordOwn(tx, PLAIN_MEANINGS, parcel);
    for (const activity of history) {
      tx.set(activityKey(parcel.id, activity.id), encodeActivity(activity));
      tx.set(activityIdKey(activity.id), parcel.id);
      recordChange(tx, PLAIN_MEANINGS, parcel, {
        before: null,
        after: activity,
      });
    }
    return parcel.tracking_code;
  });
}

function plainSample(index: number): Sample {
  return { created: CREATED + index, event: CREATED + index };
}

function stampAt(milliseconds: number): Stored {
  const time = new Date(milliseconds).toISOString();
  const id = ulid(milliseconds);
  return { id, version: 1, created_at: time, updated_at: time };
}

function sampleParcel(
  index: number,
  { created, fields = {} }: Sample,
): StoredParcel {
  const town = TOWNS[index % TOWNS.length]!;
  return {
    ...{ ...EMPTY_PARCEL, ...stampAt(created) },
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
    ...fields,
  };
}

/** Returns one of a parcel's entries, which are spread between its creation and its newest entry. */
function sampleActivity(
  { id }: StoredParcel,
  { created, event, statuses }: Sample,
  { entry, entries }: { entry: number; entries: number },
): StoredActivity {
  const at = created + Math.floor((event - created) * (entry + 1) / entries);
  const status = statuses?.[entry];
  return {
    // Their ids are in order.
    ...{ ...stampAt(created + entry), parcel_id: id },
    occurred_at: new Date(at).toISOString(),
    icon: "local_shipping",
    color: entry === ENTRIES - 1 ? "green" : "black",
    title: status ?? `Left terminal ${entry + 1}`,
    description:
      "The parcel has been loaded and is on its way to the next terminal.",
    brought: status == null ? {} : { status },
  };
}
