import type { Stage } from "@/lib/schemas/constants.ts";
import type { TrackingLabels } from "./labels.ts";

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
  const translated = stages[stage];
  return status.toLowerCase() === translated.toLowerCase()
    ? status
    : translated;
}
