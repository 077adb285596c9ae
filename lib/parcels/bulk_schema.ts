import { z } from "zod";
import { MAX_CODE, MAX_LONG_TEXT } from "@/lib/fields/constants.ts";
import {
  activityColor,
  activityIcon,
  breaks,
  moment,
  omittable,
  optionalText,
  requiredLine,
  requiredLongText,
  requiredText,
} from "@/lib/fields/fields.ts";

/** The maximum of codes that a call or form takes. */
export const MAX_CODES = 500;
/** The maximum of parcels that a filter may match. */
export const MAX_MATCHES = 5_000;

/** Which parcels a bulk update is about, in place of their codes; exactly one of them is given. */
const filters = { search: requiredText() };

export type BulkFilter = {
  [Name in keyof typeof filters]?: string | undefined;
};

/** The names of the filters, by which forms post them. */
export const FILTER_NAMES = Object.keys(filters) as (keyof typeof filters)[];

const bulkFilter = z.strictObject(filters).partial().refine(
  (filter) => Object.values(filter).filter(Boolean).length === 1,
  breaks("invalid.oneFilter"),
).meta({
  description: "Exactly one field, as GET /api/parcels and the search take it",
});

/** What is done to each parcel, as by POST /api/activities. */
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

/** A code of a list, which may be unknown, with room for spaces and dashes. */
const listedCode = requiredLine(2 * MAX_CODE);

/** The body of POST /api/bulk. */
export const bulkCreate = z.strictObject({
  codes: z.array(listedCode).min(1).max(MAX_CODES).optional(),
  filter: bulkFilter.optional(),
  update: bulkUpdate,
}).refine(
  ({ codes, filter }) => (codes === undefined) !== (filter === undefined),
  {
    path: ["codes"],
    ...breaks("invalid.codesOrFilter"),
  },
);

export type BulkCreate = z.output<typeof bulkCreate>;
