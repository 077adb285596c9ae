import {
  MISTYPED,
  NO_PROGRESS,
  type ParcelProgress,
  readProgress,
} from "@/lib/tracking/progress.ts";
import type { PublicParcel } from "@/lib/parcels/schema.ts";
import { get, path } from "./api.ts";
import { type Lookup, RESET } from "./state.ts";

/** A look-up as the tracking page displays it. */
export interface LookupView extends Lookup {
  /** The HTTP status; 0 if there was no readable response. */
  status: number;
  /** Whether the look-up failed because the text cannot be a code. */
  isMistyped: boolean;
  /** The progress of the parcel, as derived by the server. */
  progress: ParcelProgress;
}

export const NOTHING: LookupView = {
  ...RESET,
  status: 200,
  isMistyped: false,
  progress: NO_PROGRESS,
};

/** Fetches a parcel by code; a failure is a result. */
export async function lookUp(code: string): Promise<LookupView> {
  // In upper case no code collides with another API path.
  const result = await get<PublicParcel>(
    path`/api/parcels/${code.toUpperCase()}`,
  );
  if (!result.ok) {
    const { status, errors, headers } = result;
    return {
      ...NOTHING,
      status,
      errors,
      isMistyped: headers?.has(MISTYPED) ?? false,
    };
  }
  const progress = readProgress(result.headers);
  return { ...NOTHING, data: result.data, progress };
}
