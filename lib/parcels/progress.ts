import { fingerprint } from "@/lib/fingerprint.ts";
import type { Stage } from "@/lib/fields/constants.ts";
import type { PublicParcel } from "./schema.ts";

/** What the server reads from a parcel's texts and days; the fields of the parcel itself are fixed (decision 76). */
export interface ParcelProgress {
  /** How far the parcel is; null when its status is none of those suggested. */
  stage: Stage | null;
  /** Whether the last day on which it was expected has passed (decision 120). */
  isDelayed: boolean;
  /** The titles of its history that are suggested statuses. */
  titles: Record<string, Stage>;
}

export const NO_PROGRESS: ParcelProgress = {
  stage: null,
  isDelayed: false,
  titles: {},
};

/** Writes the progress of a parcel into the headers of a call's answer. */
export function progressHeaders(
  { stage, isDelayed, titles }: ParcelProgress,
): Record<string, string> {
  const named = new URLSearchParams(titles).toString();
  return {
    ...(stage !== null && { "parcel-stage": stage }),
    ...(isDelayed && { "parcel-delayed": "yes" }),
    ...(named !== "" && { "parcel-titles": named }),
  };
}

/** Reads the progress of a parcel from the headers of an answer. */
export function readProgress(headers: Headers): ParcelProgress {
  const titles = new URLSearchParams(headers.get("parcel-titles") ?? "");
  return {
    stage: headers.get("parcel-stage") as Stage | null,
    isDelayed: headers.has("parcel-delayed"),
    titles: Object.fromEntries(titles) as Record<string, Stage>,
  };
}

/** Returns the fingerprint of what a page shows of a parcel, by which page and server tell whether it is up to date. */
export function shownFingerprint(
  parcel: PublicParcel | null,
  { isDelayed }: Pick<ParcelProgress, "isDelayed">,
): string {
  return fingerprint(JSON.stringify(parcel) + (isDelayed ? " delayed" : ""));
}
