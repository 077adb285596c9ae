import { inputs } from "@/lib/parcels/fields.ts";
import type { StatusMeanings } from "@/lib/statuses/meanings.ts";
import { statusKey } from "@/lib/statuses/stages.ts";
import { meantText } from "./cells.ts";
import { MAX_UNKNOWN } from "./schema.ts";

/** A status of a file that neither the site nor the product knows, and the number of its rows. */
export interface UnknownStatus {
  /** As first written in the file. */
  status: string;
  rows: number;
}

/** Counts the unknown statuses of a file. */
export class UnknownStatuses {
  readonly #meanings: StatusMeanings;
  /** By cell; null for cells with another status or none. */
  readonly #byCell = new Map<string, UnknownStatus | null>();
  /** By statusKey(). */
  readonly #byKey = new Map<string, UnknownStatus>();

  constructor(meanings: StatusMeanings) {
    this.#meanings = meanings;
  }

  /** The most frequent ones. */
  get top(): UnknownStatus[] {
    return [...this.#byKey.values()]
      .toSorted((one, other) => other.rows - one.rows)
      .slice(0, MAX_UNKNOWN);
  }

  see(cell: string): void {
    let counted = this.#byCell.get(cell);
    if (counted === undefined) {
      counted = this.#countedAs(cell);
      this.#byCell.set(cell, counted);
    }
    if (counted !== null) counted.rows += 1;
  }

  #countedAs(cell: string): UnknownStatus | null {
    const { data: status } = inputs.status.safeParse(meantText(cell));
    if (status == null || this.#meanings.isKnown(status)) return null;
    const key = statusKey(status);
    const counted = this.#byKey.get(key) ?? { status, rows: 0 };
    this.#byKey.set(key, counted);
    return counted;
  }
}
