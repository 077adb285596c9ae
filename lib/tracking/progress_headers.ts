import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { toLocalDay } from "@/lib/local_time.ts";
import type { ParcelProgress } from "@/lib/parcels/progress.ts";
import type { Stage } from "@/lib/fields/constants.ts";
import type { Parcel, PublicParcel } from "@/lib/parcels/schema.ts";
import { hasEnded, stageOf } from "@/lib/parcels/stages.ts";

/** Proxies refuse answers whose headers exceed 4 kB, and all titles share one header (decision 76). */
const MAX_TITLES_LENGTH = 2_000;

type Expected = Pick<
  Parcel,
  "status" | "min_expected_delivery_date" | "max_expected_delivery_date"
>;

/** Derives a parcel's progress from its texts and dates today, in the site's time zone. */
export async function siteProgress(
  kv: Kv,
  parcel: PublicParcel,
): Promise<ParcelProgress> {
  return progressOf(parcel, await siteDay(kv));
}

/** Returns the current day in the site's time zone, `YYYY-MM-DD`. */
export async function siteDay(kv: Kv): Promise<string> {
  const { time_zone } = await getSettings(kv);
  return toLocalDay(kv.now(), time_zone);
}

/** Derives a parcel's progress from its texts and dates on a day, `YYYY-MM-DD`. */
export function progressOf(
  parcel: Expected & Pick<PublicParcel, "history">,
  today: string,
): ParcelProgress {
  return {
    stage: stageOf(parcel.status),
    isDelayed: isDelayed(parcel, today),
    titles: suggestedTitles(parcel),
  };
}

/** Returns the suggested titles, newest first; those beyond the limit are shown as typed. */
function suggestedTitles(
  { history }: Pick<PublicParcel, "history">,
): Record<string, Stage> {
  const titles = new Map<string, Stage>();
  let length = 0;
  for (const { title } of history) {
    const stage = stageOf(title);
    if (stage === null || titles.has(title)) continue;
    length += encodeURIComponent(title + stage).length;
    if (length > MAX_TITLES_LENGTH) break;
    titles.set(title, stage);
  }
  return Object.fromEntries(titles);
}

/** Reports whether a parcel is under way after its last expected day (decision 120). */
export function isDelayed(
  {
    status,
    min_expected_delivery_date: min,
    max_expected_delivery_date: max,
  }: Expected,
  today: string,
): boolean {
  const last = max ?? min;
  return last !== null && last < today && !hasEnded(status);
}
