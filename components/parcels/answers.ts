import type { ParcelProgress } from "@/lib/parcels/progress.ts";
import type { PublicParcel } from "@/lib/parcels/schema.ts";
import { formatDeliveryDate } from "@/lib/parcels/format.ts";
import type { TrackingView } from "@/lib/parcels/labels.ts";
import { statusText } from "@/lib/parcels/status_text.ts";

/** A parcel as the tracking page shows it. */
export interface ParcelView {
  parcel: PublicParcel;
  progress: ParcelProgress;
  view: TrackingView;
}

/** Something that a visitor wants to know of a parcel. */
export interface Answer {
  kind: "when" | "where" | "weight";
  label: string;
  text: string;
}

/** Returns what is known of when a parcel arrives, where it is and what it weighs. */
export function answersOf(
  { parcel, view: { labels, tag } }: Pick<ParcelView, "parcel" | "view">,
): Answer[] {
  const { min_expected_delivery_date: min, max_expected_delivery_date: max } =
    parcel;
  const answers = [
    {
      kind: "when" as const,
      label: labels.deliveryDate,
      text: formatDeliveryDate(min, max, tag),
    },
    {
      kind: "where" as const,
      label: labels.currentLocation,
      text: parcel.current_location,
    },
    { kind: "weight" as const, label: labels.weight, text: parcel.weight },
  ];
  return answers.filter((answer): answer is Answer => !!answer.text);
}

/** Reports whether the office has entered a parcel to which nothing has happened yet. */
export function isAnnounced(
  { status, history, current_location }: PublicParcel,
): boolean {
  return !status && history.length === 0 && !current_location;
}

/** Returns what stands as the status of a parcel, in the visitor's language; null when nothing does. */
export function shownStatus(
  { parcel, progress, view: { labels } }: ParcelView,
): string | null {
  return isAnnounced(parcel)
    ? labels.announced
    : statusText(parcel.status, progress.stage, labels);
}
