import type { Stage } from "@/lib/schemas/constants.ts";
import type { TrackingLabels } from "./labels.ts";

/**
 * What a visitor reads as a parcel's status: a suggested one in his own language, in the office's spelling where that is its
 * language too, and any other as it was typed.
 */
export function statusText(
  status: string | null,
  stage: Stage | null,
  { stages }: TrackingLabels,
): string | null {
  if (status === null || stage === null) return status;
  const translated = stages[stage];
  return plain(status) === plain(translated) ? status : translated;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}
