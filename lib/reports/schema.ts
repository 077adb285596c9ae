import { z } from "zod";
import { PARCEL_STAGES } from "@/lib/fields/constants.ts";
import { parcelTable } from "@/lib/parcels/schema.ts";

/** The days that the report by stage may show. */
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

/** The query of a table of months or services. */
export const reportTable = parcelTable;

/** The query of the table by stage. */
export const stagesTable = parcelTable.extend({ days });
