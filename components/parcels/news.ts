import { answersOf, type ParcelView, shownStatus } from "./answers.ts";
import { titleText } from "@/lib/parcels/status_text.ts";

/** Says in words what is new of a parcel since it was shown `before`, for screen readers; empty when nothing is. */
export function newsOf(before: ParcelView, now: ParcelView): string {
  const known = new Set(factsOf(before));
  const facts = factsOf(now).filter((fact) => !known.has(fact));
  return [...facts, ...newEntries(before, now)].join(". ");
}

function factsOf(shown: ParcelView): string[] {
  const { progress, view: { labels } } = shown;
  const status = shownStatus(shown);
  return [
    ...(status ? [status] : []),
    ...(progress.isDelayed ? [labels.delayed] : []),
    ...answersOf(shown).map(({ label, text }) => `${label}: ${text}`),
  ];
}

/** An update whose title has become the status is said once. */
function newEntries(before: ParcelView, now: ParcelView): string[] {
  const { parcel, progress, view: { labels } } = now;
  const known = new Set(before.parcel.history.map(({ id }) => id));
  const status = shownStatus(now);
  return parcel.history.filter(({ id }) => !known.has(id))
    .flatMap(({ title, description }) => [
      titleText(title, progress, labels),
      description,
    ])
    .filter((text) => text !== "" && text !== status);
}
