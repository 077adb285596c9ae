import type { ShownLookup } from "@/lib/client/parcel_search.ts";
import type { TrackingView } from "@/lib/parcels/labels.ts";
import { statusText } from "@/lib/parcels/status_text.ts";

/** The title of the tracking page: code and status, or the error, first, because tabs cut titles off. */
export function trackingTitle(
  { data, progress: { stage }, errors: [error] }: ShownLookup,
  { labels, company }: TrackingView,
): string {
  const said = data
    ? [data.tracking_code, statusText(data.status, stage, labels)]
    : [error ?? labels.title];
  return [...said, company].filter(Boolean).join(" | ");
}
