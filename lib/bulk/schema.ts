import { z } from "zod";
import { MAX_CODE, MAX_LONG_TEXT } from "@/lib/fields/constants.ts";
import {
  breaks,
  omittable,
  optionalText,
  recordId,
  requestId,
  requiredLine,
  requiredLongText,
  requiredText,
} from "@/lib/fields/fields.ts";
import { nullableText, text } from "@/lib/fields/record.ts";
import { localMoment, moment } from "@/lib/fields/times.ts";
import { bulkFilter, postedFilter } from "@/lib/parcel_lists/schema.ts";
import { activityColor, activityIcon } from "@/lib/fields/looks.ts";

/** Maximum codes in a call or form. */
export const MAX_CODES = 500;
/** Maximum parcels that a filter may match. */
export const MAX_MATCHES = 5_000;

/** The update to apply to each parcel, as in POST /api/activities. */
export const bulkUpdate = z.strictObject({
  status: optionalText.optional(),
  title: omittable(requiredText().optional()).meta({
    description: "The status by default, else the place",
  }),
  description: omittable(requiredLongText(MAX_LONG_TEXT).optional()),
  icon: omittable(activityIcon.optional()).meta({
    description: "That of the status by default",
  }),
  color: omittable(activityColor.optional()).meta({
    description: "That of the status by default",
  }),
  current_location: optionalText.optional(),
  occurred_at: omittable(moment.optional()).meta({
    description: "The moment of the call by default",
  }),
});

export type BulkUpdate = z.output<typeof bulkUpdate>;

/** A listed code; it may be unknown, and spaces and dashes are allowed for. */
const listedCode = requiredLine(2 * MAX_CODE);

/** The body of POST /api/bulk. */
export const bulkCreate = z.strictObject({
  codes: z.array(listedCode).min(1).max(MAX_CODES).optional(),
  filter: bulkFilter.optional(),
  update: bulkUpdate,
}).refine(
  ({ codes, filter }) => (codes === undefined) !== (filter === undefined),
  { path: ["codes"], ...breaks("invalid.codesOrFilter") },
);

export type BulkCreate = z.output<typeof bulkCreate>;

/** Maximum characters of a pasted list; 500 tracking links fit. */
const MAX_LIST = 60_000;

const codeList = z.string().max(MAX_LIST);

/** The form of a bulk update: empty fields change nothing, and a filter can replace the codes. */
export const bulkForm = z.strictObject({
  codes: omittable(codeList.optional()),
  filter: postedFilter,
  status: omittable(requiredText().optional()),
  current_location: omittable(requiredText().optional()),
  description: omittable(requiredLongText(MAX_LONG_TEXT).optional()),
  occurred_at: omittable(localMoment.optional()),
  request_id: requestId,
});

export type BulkForm = z.output<typeof bulkForm>;

/** The form around a list of parcels: an action on the ticked parcels, or on all that match a filter. */
export const tickedForm = z.strictObject({
  codes: omittable(codeList.optional()),
  filter: postedFilter,
  action: z.enum(["trash", "export"]),
  request_id: requestId,
});

export type TickedForm = z.output<typeof tickedForm>;

/** The body of POST /api/bulk/check: a pasted list. */
export const bulkCheck = z.strictObject({ codes: codeList });

/** The body of POST /api/bulk/undo. */
export const bulkUndo = z.strictObject({ id: recordId });

/** The findings about a pasted list, in the reader's language. */
export const checkedCodes = z.array(z.strictObject({
  kind: z.enum(["found", "several", "unknown", "doubled", "refused"]),
  /** The sentence with the number of these codes. */
  text,
  /** The codes; the note is the status of a found parcel, or what a code that may mean several parcels could be. */
  items: z.array(z.strictObject({ code: text, note: nullableText })),
}));

export type CheckedCodes = z.output<typeof checkedCodes>;
