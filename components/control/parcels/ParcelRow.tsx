import type { ComponentChildren } from "preact";
import { RecordRow } from "@/components/control/RecordRow.tsx";
import { parcelPath } from "@/lib/parcels/paths.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { shownStatus } from "./shown_status.ts";

interface ParcelRowProps {
  t: Translate;
  parcel: Parcel;
  /** What can be done with it. */
  children?: ComponentChildren;
}

/** A parcel in a list of the panel: whose it is, and its status. */
export function ParcelRow({ t, parcel, children }: ParcelRowProps) {
  const { tracking_code, recipient_name, status } = parcel;
  return (
    <RecordRow
      href={parcelPath(tracking_code)}
      title={tracking_code}
      text={recipient_name}
    >
      {status && <bdi class="record-end">{shownStatus(t, status)}</bdi>}
      {children}
    </RecordRow>
  );
}
