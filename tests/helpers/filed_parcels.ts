import { addDays } from "@/lib/dates.ts";
import type { ParcelStage } from "@/lib/fields/constants.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import { newId } from "@/lib/store/stamps.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Chance } from "./chance.ts";
import { parcelInput } from "./domain.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Few enough to stay far below the limits of a commit. */
const PER_COMMIT = 30;

const STATUSES: [string | null, ParcelStage][] = [
  ["In transit", "in_transit"],
  ["In transit", "in_transit"],
  ["Customs clearance", "customs"],
  ["Delivered", "delivered"],
  [null, "none"],
];

const NAMES = ["Anna Bell", "Annette Cole", "Bert Ann-Lind", "Carl Berlin"];
const PLACES = ["Berlin", "Bern", "Oslo"];

/** Returns the fields of a parcel that filters and searches depend on. */
export function drawFiled(chance: Chance, now: Date): Partial<StoredParcel> {
  const [status, stage] = chance.pick(STATUSES);
  const today = now.toISOString().slice(0, 10);
  const due = chance.percent(80) ? addDays(today, chance.below(9) - 5) : null;
  const ago = Math.floor(chance.random() * 10 * DAY_MS);
  return {
    ...{ status, stage, max_expected_delivery_date: due },
    newest_entry: chance.percent(90) && now.getTime() - ago,
    recipient_name: chance.pick(NAMES),
    destination: chance.pick(PLACES),
  };
}

/** Creates parcels with drawn stages, due days and last events in few commits; returns their ids in order. */
export async function addFiled(
  kv: Kv,
  chance: Chance,
  count: number,
  fields: Partial<StoredParcel> = {},
): Promise<string[]> {
  const { id } = await createParcel(kv, parcelInput());
  const empty = await kv.transact((tx) => parcels.require(tx, id));
  const made = Array.from({ length: count }, (): StoredParcel => ({
    ...empty,
    ...drawFiled(chance, kv.now()),
    ...fields,
    tracking_code: parcelInput().tracking_code,
    id: newId(kv.now()),
  }));
  for (let at = 0; at < made.length; at += PER_COMMIT) {
    await kv.transact((tx) => {
      for (const parcel of made.slice(at, at + PER_COMMIT)) {
        parcels.insert(tx, parcel);
      }
    });
  }
  return [id, ...made.map(({ id }) => id)];
}
