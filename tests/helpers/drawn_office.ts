import { createActivity } from "@/lib/parcels/activities.ts";
import {
  createParcel,
  getParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import type { Chance } from "./chance.ts";
import { activityInput, parcelInput } from "./domain.ts";
import {
  activityIdKey,
  activityKey,
  encodeActivity,
  type StoredActivity,
} from "@/lib/parcels/entries.ts";

/** The parcels of a site before a job on many of them. */
export interface Office {
  parcels: Parcel[];
  trashed: Parcel[];
}

/** Suggested statuses and one other. */
export const STATUSES = ["In transit", "Delivered", "Waits for Ann", "On hold"];

/** Returns a text of a field's maximum length whose words can all be found by a search. */
export function longText(stem: string): string {
  const words = Array.from({ length: 99 }, (_, at) => `${stem}${at}`);
  return `${words.join(" ").slice(0, 299)}.`;
}

/** Fills a site with parcels: with and without reference, history, custom status and former code; some in the trash. */
export async function fillOffice(
  kv: Kv,
  chance: Chance,
  count: number,
): Promise<Office> {
  const office: Office = { parcels: [], trashed: [] };
  for (let at = 0; at < count; at++) {
    let parcel = await createParcel(
      kv,
      parcelInput({
        tracking_code: `OLD-${1_000 + at}`,
        recipient_name: `Known ${at}`,
        ...(chance.percent(50) && { reference: `PO ${at}` }),
        ...(chance.percent(30) && { status: chance.pick(STATUSES) }),
        ...(chance.percent(20) && { sender_name: longText("café") }),
      }),
    );
    const { id } = parcel;
    if (chance.percent(20)) {
      const tracking_code = `NOW-${1_000 + at}`;
      ({ parcel } = await updateParcel(kv, { id, tracking_code }));
    }
    if (chance.percent(50)) {
      const status = chance.pick([...STATUSES, undefined]);
      await createActivity(kv, activityInput(id, { status }));
      parcel = (await getParcel(kv, id))!;
    }
    if (chance.percent(10)) {
      await parcelTrash.add(kv, id);
      office.trashed.push(parcel);
    } else office.parcels.push(parcel);
  }
  return office;
}

/** Returns a parcel's current or former code in a random spelling. */
export function spellCode(chance: Chance, { tracking_code }: Parcel): string {
  return chance.pick([
    tracking_code,
    tracking_code.replace("-", " ").toLowerCase(),
    tracking_code.replace("NOW", "OLD"),
  ]);
}

/** Adds a thousand entries to a parcel's history, the last of which is the newest. */
export async function addLongHistory(kv: Kv, parcel_id: string): Promise<void> {
  let left = 999;
  while (left > 0) {
    await kv.transact(async (tx) => {
      while (left > 0 && await tx.fit(() => addEntry(tx, parcel_id))) left -= 1;
    });
  }
  await createActivity(kv, activityInput(parcel_id));
}

/** Adds an entry that is not the newest and sets nothing; several times as fast as createActivity(). */
function addEntry(tx: Transaction, parcel_id: string): void {
  const { title, description, icon, color } = activityInput(parcel_id);
  const stamp = newStamp(tx.now);
  const { id, created_at: occurred_at } = stamp;
  const entry: StoredActivity = {
    ...stamp,
    parcel_id,
    occurred_at,
    brought: {},
    title,
    description,
    icon,
    color,
  };
  tx.set(activityKey(parcel_id, id), encodeActivity(entry));
  tx.set(activityIdKey(id), parcel_id);
}
