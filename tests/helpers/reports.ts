import { createActivity } from "@/lib/parcels/activities.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { figuresTally } from "@/lib/reports/counting.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { activityInput, parcelInput } from "./domain.ts";

const DAY = 24 * 60 * 60_000;
const SERVICES = ["Sea freight", "Air express", "Rail <& road>", null];

export const REPORTS = "/control/reports.html";

/** Adds parcels delivered over the past year after 3 to 22 days, and counts them. */
export async function fillReports(kv: Kv, count = 60): Promise<void> {
  for (let at = 0; at < count; at++) {
    const back = Math.floor(at * 330 / count);
    const shipped_via = SERVICES[at % 8 < 4 ? 0 : at % SERVICES.length]!;
    await deliver(kv, { back, days: 3 + at * 7 % 20, shipped_via });
  }
  await figuresTally.fold(kv);
}

/** Adds a parcel whose screen offers expected days; returns the screen's path. */
export async function addOffered(kv: Kv): Promise<string> {
  const tracking_code = "WB-7000";
  const shipped_via = SERVICES[0]!;
  await createParcel(kv, parcelInput({ tracking_code, shipped_via }));
  return `/control/parcels/${tracking_code}`;
}

/** Adds a parcel delivered `back` days ago after `days` days in transit and expected within ten days. */
export async function deliver(
  kv: Kv,
  { back, days, shipped_via }: {
    back: number;
    days: number;
    shipped_via: string | null;
  },
): Promise<string> {
  const moment = (ago: number) =>
    new Date(kv.now().getTime() - ago * DAY).toISOString();
  const { id } = await createParcel(
    kv,
    parcelInput({
      shipped_via,
      max_expected_delivery_date: moment(back + days - 10).slice(0, 10),
    }),
  );
  for (
    const [ago, status] of [[back + days, "Picked up"], [
      back,
      "Delivered",
    ]] as const
  ) {
    const fields = { status, occurred_at: moment(ago) };
    await createActivity(kv, activityInput(id, fields));
  }
  return id;
}
