import { parcelFields } from "@/lib/parcels/fields.ts";

/** A field that an import can set. */
export type ImportField = keyof typeof parcelFields;

export const IMPORT_FIELDS = Object.keys(parcelFields) as ImportField[];
