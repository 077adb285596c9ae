import { getSettings } from "@/lib/settings/settings.ts";
import { activityForm } from "./activity_forms.ts";
import { requireBounds } from "@/lib/forms/bounds.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { fromLocalTime, toLocalTime } from "@/lib/local_time.ts";

/**
 * Returns a form's moment of an entry, in UTC; undefined if left empty or unchanged from `before`, because the control has
 * no seconds (decisions 24 and 82). Throws 422 for a time outside the form's bounds.
 */
export async function typedMoment(
  kv: Kv,
  typed: string | undefined,
  before?: string,
): Promise<{ occurred_at?: string }> {
  if (typed === undefined) return {};
  const { time_zone } = await getSettings(kv);
  if (before !== undefined && typed === toLocalTime(before, time_zone)) {
    return {};
  }
  const form = activityForm({
    ...{ now: kv.now(), timeZone: time_zone, zone: "" },
  });
  requireBounds(form, { occurred_at: typed });
  return { occurred_at: fromLocalTime(typed, time_zone) };
}
