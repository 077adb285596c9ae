import type { ParcelProgress } from "./progress.ts";
import type { Stage } from "@/lib/fields/constants.ts";
import type { TrackingLabels } from "./labels.ts";

/** Returns the title of an entry for a visitor, translated if it is exactly a suggested status. */
export function titleText(
  title: string,
  { titles }: Pick<ParcelProgress, "titles">,
  labels: TrackingLabels,
): string {
  // The office may type any word, "constructor" included.
  const stage = Object.hasOwn(titles, title) ? titles[title]! : null;
  return statusText(title, stage, labels) ?? title;
}

/**
 * Returns a parcel's status for a visitor: a suggested one translated, keeping the office's capitals in its own language,
 * and any other as typed.
 */
export function statusText(
  status: string | null,
  stage: Stage | null,
  { stages }: TrackingLabels,
): string | null {
  if (status === null || stage === null) return status;
  return suggestedText(status, stages[stage]);
}

/** Returns a suggested status with the office's capitals, if it is in that language already. */
export function suggestedText(status: string, translated: string): string {
  return status.toLowerCase() === translated.toLowerCase()
    ? status
    : translated;
}
