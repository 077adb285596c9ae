import type { ParcelProgress } from "@/lib/tracking/progress.ts";
import type { ShownParcel } from "@/lib/parcels/schema.ts";
import { formatDeliveryDate, formatNearMoment } from "@/lib/dates.ts";
import { suggestedText } from "@/lib/statuses/suggested_text.ts";
import type {
  ClosedStage,
  TrackingLabels,
  TrackingView,
} from "@/lib/tracking/labels.ts";
import type { LookupView } from "@/lib/client/look_up.ts";

/** A parcel with everything needed to render it. */
export interface ParcelView {
  parcel: ShownParcel;
  progress: ParcelProgress;
  view: TrackingView;
}

/** One of the main facts of a parcel. */
export interface Answer {
  kind: "when" | "where" | "weight";
  label: string;
  text: string;
}

/** Returns the main facts of a parcel, if known: arrival, place and weight. */
export function answersOf(shown: ParcelView): Answer[] {
  const { parcel, view: { labels } } = shown;
  const answers: [Answer["kind"], label: string, text: string | null][] = [
    ["when", ...arrivalOf(shown)],
    ["where", labels.currentLocation, parcel.current_location],
    ["weight", labels.weight, parcel.weight],
  ];
  return answers.flatMap(([kind, label, text]) =>
    text ? [{ kind, label, text }] : []
  );
}

/** Returns when a parcel ended, was expected or is expected, with a label. */
function arrivalOf(
  { parcel, progress: { stage, isDelayed }, view }: ParcelView,
): [label: string, text: string | null] {
  const { labels, tag, timeZone, today } = view;
  const { ended_at, ...days } = parcel;
  const { min_expected_delivery_date: min, max_expected_delivery_date: max } =
    days;
  if (ended_at !== null) {
    const label = labels.ended[stage as ClosedStage] ?? labels.updated;
    return [label, formatNearMoment(ended_at, tag, { timeZone, today })];
  }
  return isDelayed
    ? [labels.expectedBy, formatDeliveryDate(max ?? min, null, tag)]
    : [labels.deliveryDate, formatDeliveryDate(min, max, tag)];
}

/** Reports whether a parcel has neither status, place nor history yet. */
export function isAnnounced(
  { status, history, current_location }: ShownParcel,
): boolean {
  return !status && history.length === 0 && !current_location;
}

/** Returns the status of a parcel in the visitor's language, or null. */
export function visitorStatus(
  { parcel, progress, view: { labels } }: ParcelView,
): string | null {
  if (isAnnounced(parcel)) return labels.announced;
  return parcel.status && visitorText(parcel.status, progress, labels);
}

/**
 * Returns a status or title for a visitor: a suggestion is translated, any other text stays as typed. A suggestion that
 * is in the visitor's language already keeps the office's capitalization.
 */
export function visitorText(
  text: string,
  { suggestions }: Pick<ParcelProgress, "suggestions">,
  { stages }: TrackingLabels,
): string {
  // The office may type any word, "constructor" included.
  if (!Object.hasOwn(suggestions, text)) return text;
  return suggestedText(text, stages[suggestions[text]!]);
}

/**
 * Returns the title of the tracking page. Code and status, or the error, come first, because browser tabs truncate
 * titles.
 */
export function trackingTitle(
  { data, progress, errors: [error] }: LookupView,
  { labels, company }: TrackingView,
): string {
  const said = data
    ? [
      data.tracking_code,
      data.status && visitorText(data.status, progress, labels),
    ]
    : [error ?? labels.title];
  return [...said, company].filter(Boolean).join(" | ");
}

/** Describes what has changed in a parcel since `before`, for screen readers; empty if nothing has. */
export function newsOf(before: ParcelView, now: ParcelView): string {
  const known = new Set(factsOf(before));
  const facts = factsOf(now).filter((fact) => !known.has(fact));
  return [...facts, ...newEntries(before, now)].join(". ");
}

function factsOf(shown: ParcelView): string[] {
  const { progress, view: { labels } } = shown;
  const status = visitorStatus(shown);
  return [
    ...(status ? [status] : []),
    ...(progress.isDelayed ? [labels.delayed] : []),
    ...answersOf(shown).map(({ label, text }) => `${label}: ${text}`),
  ];
}

/** Returns the texts of new entries; a title that is also the status is not repeated. */
function newEntries(before: ParcelView, now: ParcelView): string[] {
  const { parcel, progress, view: { labels } } = now;
  const known = new Set(before.parcel.history.map(({ id }) => id));
  const status = visitorStatus(now);
  return parcel.history.filter(({ id }) => !known.has(id))
    .flatMap(({ title, description }) => [
      visitorText(title, progress, labels),
      description,
    ])
    .filter((text) => text !== "" && text !== status);
}
