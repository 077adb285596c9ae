import type { ParcelProgress } from "./progress.ts";
import type { Stage } from "@/lib/fields/constants.ts";
import type { TrackingLabels } from "./labels.ts";

/** Returns the title of an entry as a visitor reads it: like a status where it is exactly a suggested one. */
export function titleText(
  title: string,
  { titles }: Pick<ParcelProgress, "titles">,
  labels: TrackingLabels,
): string {
  // The office may write any word, "constructor" included.
  const stage = Object.hasOwn(titles, title) ? titles[title]! : null;
  return statusText(title, stage, labels) ?? title;
}

/**
 * What a visitor reads as a parcel's status: a suggested one in his own language, with the office's capitals where it is in that
 * language already, and any other as it was typed.
 */
export function statusText(
  status: string | null,
  stage: Stage | null,
  { stages }: TrackingLabels,
): string | null {
  if (status === null || stage === null) return status;
  return suggestedText(status, stages[stage]);
}

/** Returns what a suggested status is called, with the office's capitals where it stands in that language already. */
export function suggestedText(status: string, translated: string): string {
  return status.toLowerCase() === translated.toLowerCase()
    ? status
    : translated;
}
