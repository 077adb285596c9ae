import { z } from "zod";
import { PARCEL_STAGES } from "@/lib/fields/constants.ts";
import { requiredText } from "@/lib/fields/fields.ts";
import { text } from "@/lib/fields/record.ts";
import { parcelPatch } from "@/lib/parcels/schema.ts";
import { parcelTable } from "@/lib/parcel_lists/schema.ts";

/** The periods of the report by stage, in days. */
export const PERIODS = ["30", "90", "365"] as const;

/** The stages that a parcel can reach. */
export const REACHED_STAGES = PARCEL_STAGES.filter((stage) => stage !== "none");

export type ReachedStage = (typeof REACHED_STAGES)[number];

const days = z.enum(PERIODS).default("30");

/** The query of the screen. */
export const reportsQuery = z.strictObject({
  days,
  stage: z.enum(REACHED_STAGES).default("delivered"),
});

export type ReportsQuery = z.output<typeof reportsQuery>;

/** The query of the CSV download by stage. */
export const stagesTable = parcelTable.extend({ days });

/** The query of GET /api/reports/expected. */
export const expectedQuery = z.strictObject({ shipped_via: requiredText() });

/** The expected days of a parcel that leaves today, based on earlier deliveries. */
export const expectedDays = z.strictObject({
  shipped_via: text,
  /** The median and the 90th percentile of the days to delivery. */
  min_days: z.int(),
  max_days: z.int(),
  /** The number of deliveries behind the estimate. */
  parcels: z.int(),
  min_expected_delivery_date: z.iso.date(),
  max_expected_delivery_date: z.iso.date(),
});

export type ExpectedDays = z.output<typeof expectedDays>;

/** The form that sets offered days. */
export const offeredDays = parcelPatch.pick({
  version: true,
  min_expected_delivery_date: true,
  max_expected_delivery_date: true,
}).required();

/** The expected days that were offered for a version of a parcel. */
export type OfferedDays = z.output<typeof offeredDays>;
