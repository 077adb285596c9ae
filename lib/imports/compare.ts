import type { Problem } from "@/lib/errors.ts";
import {
  checkParcel,
  type Parcel,
  type ParcelRow,
} from "@/lib/parcels/schema.ts";
import { isSameStatus } from "@/lib/parcels/stages.ts";
import { EMPTY_PARCEL } from "@/lib/parcels/store.ts";

/** What an import does with a row. */
export type RowKind = "new" | "changed" | "unchanged" | "wrong";

/** What a row changes: the fields with other values, and those values. */
interface Comparison {
  kind: RowKind;
  changes: ParcelRow;
  problems: Problem[];
}

/** The fields that a new parcel needs beside its code, which it gets. */
const REQUIRED = ["recipient_name", "destination"] as const;

/** Compares a row with its parcel, text for text but the status; null for a new one. A matched parcel keeps its code. */
export function compareRow(
  values: ParcelRow,
  parcel: Parcel | null,
): Comparison {
  if (parcel === null) return compareNew(values);
  const { tracking_code: _, ...others } = values;
  const changed = Object.entries(others).filter(([field, value]) => {
    const before = String(parcel[field as keyof Parcel] ?? "");
    const after = String(value ?? "");
    return field === "status" ? !isSameStatus(after, before) : after !== before;
  });
  const changes: ParcelRow = Object.fromEntries(changed);
  if (changed.length === 0) return { kind: "unchanged", changes, problems: [] };
  const problems = checkParcel({ ...parcel, ...changes } as Parcel);
  return { kind: problems.length > 0 ? "wrong" : "changed", changes, problems };
}

function compareNew(values: ParcelRow): Comparison {
  const missing = REQUIRED.filter((field) => !values[field]);
  const problems: Problem[] = [
    ...missing.map((field) => ({ key: "invalid.required", field }) as const),
    ...checkParcel({ ...EMPTY_PARCEL, ...values } as unknown as Parcel),
  ];
  const kind = problems.length > 0 ? "wrong" : "new";
  return { kind, changes: values, problems };
}
