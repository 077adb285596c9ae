import { en } from "@/lib/i18n/dictionaries/en.ts";
import { CLOSED_STAGES, STAGES } from "@/lib/fields/constants.ts";
import type { Sample } from "./fill.ts";
import { PLAIN_MEANINGS } from "@/lib/statuses/meanings.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** The end of the ten years. It is fixed, so that a stored table can be reused. */
export const DECADE_END = Date.UTC(2026, 10, 25);
const YEARS_MS = 3_652 * DAY_MS;

/** The day on which every twentieth parcel is due, so that these fill a page even in a small table. */
export const BUSY_DAY = "2026-11-25";
const BUSY_EVERY = 20;
/** Few enough services that the reports list each one even for a small table. */
const SERVICES = 8;

/** All suggested statuses, a custom status, and no status. */
const STATUSES: (string | null)[] = [
  ...STAGES.map((stage) => en[`status.${stage}`]),
  "Waiting for the forwarder",
  null,
];

/**
 * Returns a sample of a table of `total` parcels with two entries each. Creations, stages, due days and latest events
 * are spread over ten years.
 */
export function decadeOf(total: number): (index: number) => Sample {
  return (index) => {
    const created = DECADE_END - YEARS_MS +
      Math.floor(YEARS_MS * index / total);
    const status = STATUSES[index % STATUSES.length]!;
    const isBusy = index % BUSY_EVERY === 0 &&
      !CLOSED_STAGES.includes(PLAIN_MEANINGS.filedStageOf(status));
    const due = isBusy ? BUSY_DAY : dayAfter(created, 5 + index % 37);
    return {
      created,
      event: Math.min(DECADE_END, created + (index % 97) * 6 * HOUR_MS),
      statuses: status === null ? [] : [en["status.pickedUp"], status],
      fields: {
        ...{ status, shipped_via: `Line ${index % SERVICES}` },
        ...{ min_expected_delivery_date: null },
        max_expected_delivery_date: due,
      },
    };
  };
}

function dayAfter(moment: number, days: number): string {
  return new Date(moment + days * DAY_MS).toISOString().slice(0, 10);
}
