import { fingerprint } from "@/lib/fingerprint.ts";
import type { Stage } from "@/lib/fields/constants.ts";
import type { ShownParcel } from "@/lib/parcels/schema.ts";

/** Values that the server derives from a parcel's texts and dates and sends in headers of the response (decision 25). */
export interface ParcelProgress {
  /** The stage of the parcel's status; null for a custom status. */
  stage: Stage | null;
  /** Whether the last expected day has passed. */
  isDelayed: boolean;
  /** The stages of the status and of history titles, where these are suggestions. */
  suggestions: Record<string, Stage>;
}

export const NO_PROGRESS: ParcelProgress = {
  stage: null,
  isDelayed: false,
  suggestions: {},
};

/** The header that marks the 404 for a text that cannot be a code. */
export const MISTYPED = "parcel-mistyped";

/** Returns the response headers with a parcel's progress. */
export function progressHeaders(
  { stage, isDelayed, suggestions }: ParcelProgress,
): Record<string, string> {
  const named = new URLSearchParams(suggestions).toString();
  return {
    ...(stage !== null && { "parcel-stage": stage }),
    ...(isDelayed && { "parcel-delayed": "yes" }),
    ...(named !== "" && { "parcel-suggestions": named }),
  };
}

/** Parses a parcel's progress from response headers. */
export function readProgress(headers: Headers): ParcelProgress {
  const named = new URLSearchParams(headers.get("parcel-suggestions") ?? "");
  return {
    stage: headers.get("parcel-stage") as Stage | null,
    isDelayed: headers.has("parcel-delayed"),
    suggestions: Object.fromEntries(named) as Record<string, Stage>,
  };
}

/** Fingerprints a visitor's view of a parcel, so that page and server detect changes. */
export function shownFingerprint(
  parcel: ShownParcel | null,
  { isDelayed }: Pick<ParcelProgress, "isDelayed">,
): string {
  const text = JSON.stringify(parcel, withoutParts);
  return fingerprint(text + (isDelayed ? " delayed" : ""));
}

/** A JSON replacer that drops fields found only in API responses. */
function withoutParts(name: string, value: unknown): unknown {
  return name.startsWith("created_at_") ? undefined : value;
}
