import { translateStatus } from "@/components/parcel_lists/ParcelRows.tsx";
import { formatDay, formatMoment } from "@/lib/dates.ts";
import { textIfKnown } from "@/lib/i18n/translate.ts";
import type { PanelState } from "@/lib/site/state.ts";

/** The key prefixes of the texts for field values. */
const WORDS: Record<string, string> = {
  icon: "icon",
  color: "tracking.color",
  image: "image",
  overlay: "overlay",
  mail_template: "template",
  show_map: "choice",
  active: "choice",
  pending: "choice",
  role: "role",
  tracking_privacy: "privacy",
};

/** Formats a field's value for the reader. */
export function fieldValue(
  state: Pick<PanelState, "t" | "locale" | "settings" | "statuses">,
  field: string,
  value: unknown,
): string {
  if (typeof value !== "string") return JSON.stringify(value);
  if (field === "status") return translateStatus(state, value);
  const { t, locale: { formatTag }, settings } = state;
  const word = textIfKnown(t, `${WORDS[field]}.${value}`);
  if (field in WORDS && word !== undefined) return word;
  if (Number.isNaN(Date.parse(value))) return value;
  if (field.endsWith("_at")) {
    return formatMoment(value, formatTag, settings.time_zone);
  }
  // A day has no time zone.
  return field.endsWith("_date") ? formatDay(value, formatTag, "UTC") : value;
}
