import type { StoredParcel } from "@/lib/parcels/store.ts";
import type { ParcelStage } from "@/lib/fields/constants.ts";
import type { Key } from "@/lib/store/kv.ts";
import type { Traces } from "@/lib/store/records.ts";
import { codeWords, textWords, wholeWords } from "./former_words.ts";

/** The stages whose parcels version 2.1.0 filed by stage alone. */
const CLOSED: ParcelStage[] = ["delivered", "returned", "cancelled"];

/** Returns the index entries that version 2.1.0 wrote for a parcel. */
export function formerTraces(parcel: StoredParcel): Traces {
  const { id, reference } = parcel;
  const codes = [parcel.tracking_code, ...parcel.old_codes].map((code) => ({
    key: ["parcels_by_code", code.replaceAll("-", "").toUpperCase()],
    value: id,
  }));
  const references = reference === null ? [] : [{
    key: ["parcels_by_reference", reference.trim().toLowerCase(), id],
    value: true,
  }];
  const filings = filingKeys(parcel).map((key) => ({ key, value: 0 }));
  return {
    entries: [...codes, ...references, ...filings],
    words: wordsOf(parcel),
  };
}

function filingKeys(parcel: StoredParcel): Key[] {
  const { id, stage } = parcel;
  const keys: Key[] = [["parcels_by_stage", stage, id]];
  if (CLOSED.includes(stage)) return keys;
  const due = parcel.max_expected_delivery_date ??
    parcel.min_expected_delivery_date;
  const event = parcel.newest_entry || Date.parse(parcel.created_at);
  if (due !== null) keys.push(["parcels_by_due", due, id]);
  return [...keys, ["parcels_by_event", event, id]];
}

function wordsOf(parcel: StoredParcel): Set<string> {
  const { reference, recipient_email, recipient_phone_number } = parcel;
  return new Set([
    ...codeWords(parcel.tracking_code),
    ...wholeWords([reference, recipient_email, recipient_phone_number]),
    ...textWords([
      ...[reference, parcel.destination, parcel.recipient_name],
      ...[recipient_phone_number, parcel.status, parcel.sender_name],
    ]),
  ]);
}
