import type { Translate } from "@/lib/i18n/translate.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { shownStatus } from "./shown_status.ts";

interface PresentStateProps {
  t: Translate;
  parcel: Partial<Parcel>;
}

/** Where a parcel is now, in one line: its status and its place, as far as they are known. */
export function PresentState({ t, parcel }: PresentStateProps) {
  const { status, current_location: place } = parcel;
  return (
    <>
      {status && <bdi>{shownStatus(t, status)}</bdi>}
      {status && place && " · "}
      {place && <bdi>{place}</bdi>}
    </>
  );
}
