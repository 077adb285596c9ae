import { comparableReference } from "@/lib/parcels/store.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";
import { isSameText } from "./cells.ts";
import type { Row } from "./row.ts";

/** Detects further lines of orders, which shops write for each item; must be given all rows in order. */
export class OrderLines {
  /** The last row that is no further line. */
  #first: Row | null = null;

  /** Reports whether a row has the order of the row before, and no other code, recipient or destination. */
  isFurther(row: Row): boolean {
    if (this.#first !== null && isLineOf(row, this.#first)) return true;
    this.#first = row;
    return false;
  }
}

function isLineOf(row: Row, first: Row): boolean {
  const { reference } = row.values;
  if (!reference || !first.values.reference) return false;
  return row.problems.length === 0 && hasCodeOf(row, first) &&
    comparableReference(reference) ===
      comparableReference(first.values.reference) &&
    (["recipient_name", "destination"] as const).every((field) => {
      const value = row.values[field];
      return value === undefined ||
        isSameText(value, first.values[field] ?? "");
    });
}

/** Reports whether a row has no code or repeats that of the first, with its status: another one is news of the parcel. */
function hasCodeOf(row: Row, first: Row): boolean {
  if (row.code === null) return true;
  return first.code !== null &&
    normalizeTrackingCode(row.code) === normalizeTrackingCode(first.code) &&
    isSameText(row.values.status ?? "", first.values.status ?? "");
}
