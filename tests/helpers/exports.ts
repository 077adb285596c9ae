import { IMPORT_FIELDS } from "@/lib/imports/fields.ts";
import expected from "../fixtures/imports/exports/expected.json" with {
  type: "json",
};
import type { Client } from "./client.ts";

/** The folder of files as other programs write them. */
export const EXPORT_FILES = new URL(
  "../fixtures/imports/exports/",
  import.meta.url,
);

export type Values = Record<string, string | number>;

interface Expected {
  /** The number of further lines of orders. */
  further?: number;
  /** The headings that are not taken, if they are few. */
  leftOut?: string[];
  /** All fields of the parcels that the file creates or changes, except generated codes. */
  parcels: Values[];
}

/** What a user of each program expects of its file. */
export const EXPORTS: Record<string, Expected> = expected;

/** Fields that every parcel has. */
const ALWAYS = ["show_map"];

/** Returns the values of all parcels that a job has created or changed, by recipient. */
export async function importedValues(
  client: Client,
  job: string,
): Promise<Values[]> {
  const { body } = await client.api("GET", `/parcels?job_id=${job}`);
  const found: Values[] = await Promise.all(
    body.data.data.map(async ({ tracking_code }: Values) => {
      const one = await client.api("GET", `/parcels/${tracking_code}`);
      return valuesOf(one.body.data);
    }),
  );
  return found.toSorted(byRecipient);
}

export function byRecipient(one: Values, other: Values): number {
  return String(one.recipient_name).localeCompare(String(other.recipient_name));
}

/** Returns the fields of a parcel that have a value, without a generated code. */
function valuesOf(parcel: Values): Values {
  const isGenerated = /^WAY-/.test(String(parcel.tracking_code));
  const pairs = IMPORT_FIELDS.filter((field) =>
    !ALWAYS.includes(field) && parcel[field] != null &&
    (field !== "tracking_code" || !isGenerated)
  ).map((field) => [field, parcel[field]!]);
  return Object.fromEntries(pairs);
}
