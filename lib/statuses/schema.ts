import { z } from "zod";
import { PARCEL_STAGES, type ParcelStage } from "@/lib/fields/constants.ts";
import {
  clearable,
  recordId,
  requestId,
  requiredText,
  version,
} from "@/lib/fields/fields.ts";
import {
  activityColor as color,
  activityIcon as icon,
} from "@/lib/fields/looks.ts";
import { nullableText, text, timestamp } from "@/lib/fields/record.ts";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";

/** The stages that a status can mean; `other` is none of the eleven. */
export const STATUS_STAGES = PARCEL_STAGES.filter(
  (stage): stage is StatusStage => stage !== "none",
);

export type StatusStage = Exclude<ParcelStage, "none">;

/** The fields of forms that answer what an unknown status means. */
export const ANSWER = { stage: "status_stage", asIs: "status_as_is" } as const;

const stage = z.enum(STATUS_STAGES);
const hidden = z.enum(["yes", "no"]);
const language = z.enum(LOCALE_CODES).optional().meta({
  description: "The language of suggested texts; that of the request if absent",
});

/** A status that the office offers for parcels. */
export const status = z.strictObject({
  id: text,
  version: z.int().min(1),
  text,
  stage,
  icon,
  color,
  hidden,
  suggested: z.boolean(),
  /** The name of the member who added it; null for suggested statuses. */
  added_by: nullableText,
  created_at: timestamp.nullable(),
  updated_at: timestamp.nullable(),
});

export type Status = z.output<typeof status>;

/** The statuses without a stage, most frequent first. */
export const unknownStatuses = z.strictObject({
  data: z.array(z.strictObject({ text, parcels: z.int().min(1) })),
  /** Whether there are older parcels that were not counted. */
  more: z.boolean(),
});

export type UnknownStatuses = z.output<typeof unknownStatuses>;

/** The query of GET /api/statuses. */
export const statusQuery = z.strictObject({ language });

/** The body of POST /api/statuses; the look is that of the stage if absent. */
export const statusCreate = z.strictObject({
  text: requiredText(),
  stage,
  icon: clearable(icon).optional(),
  color: clearable(color).optional(),
  hidden: hidden.default("no"),
});

export type StatusCreate = z.output<typeof statusCreate>;

/** The body of PATCH /api/statuses; null restores the text of a suggestion, and the look of the stage. */
export const statusPatch = z.strictObject({
  id: recordId,
  version: version.optional(),
  text: clearable(requiredText()).optional(),
  stage: stage.optional(),
  icon: clearable(icon).optional(),
  color: clearable(color).optional(),
  hidden: hidden.optional(),
  language,
});

export type StatusPatch = z.output<typeof statusPatch>;

/** The form of a new status. */
export const statusForm = statusCreate.omit({ hidden: true })
  .extend({ request_id: requestId });

/** The form that edits a status. */
export const statusEdit = statusPatch.omit({
  id: true,
  version: true,
  language: true,
});

/** A press on the list of statuses: gives a text a stage, or deletes the status with the id. */
export const statusPress = z.strictObject({
  id: recordId.optional(),
  text: requiredText().optional(),
  stage: stage.optional(),
});
