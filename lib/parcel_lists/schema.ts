import { z } from "zod";
import {
  CSV_SEPARATORS,
  MAX_NEWS,
  MAX_TEXT,
  PARCEL_STAGES,
} from "@/lib/fields/constants.ts";
import {
  breaks,
  omittable,
  recordId,
  requiredText,
  wholeNumber,
} from "@/lib/fields/fields.ts";
import { pageQuery } from "@/lib/fields/paging.ts";
import { nullableText, timestamp } from "@/lib/fields/record.ts";
import { type Locale, LOCALE_CODES, separatorOf } from "@/lib/i18n/locales.ts";

/** The filters of a list of parcels. */
export const filters = z.strictObject({
  stage: z.enum(PARCEL_STAGES).optional(),
  late: z.literal("yes").optional().meta({
    description: "Open parcels whose last expected day has passed",
  }),
  due: z.iso.date().optional().meta({
    description: "Open parcels whose last expected day is this one",
  }),
  stalled_days: wholeNumber({ min: 1, max: 365 }).optional().meta({
    description: "Open parcels without an event for so many days",
  }),
  job_id: recordId.optional().meta({
    description: "The parcels that a bulk update, an import, or undoing one " +
      "of them has touched, for 30 days; the last one first",
  }),
});

/** At most one field is set. */
export type ParcelFilter = z.output<typeof filters>;

export const FILTER_NAMES = filters.keyof().options;

/** Refuses a second filter; a search counts as one. */
function refuseSecond(
  query: ParcelFilter & { search?: string | undefined },
  ctx: z.RefinementCtx,
): void {
  const named = [...FILTER_NAMES, "search" as const]
    .filter((name) => query[name] !== undefined);
  if (named.length < 2) return;
  const sentence = breaks("invalid.secondFilter");
  ctx.addIssue({ code: "custom", path: [named[1]!], ...sentence });
}

const filteredQuery = pageQuery.extend({
  ...filters.shape,
  cursor: z.string().max(MAX_TEXT).refine(
    (text) => /^(?:[\d-]+_)?[0-9A-HJKMNP-TV-Z]{26}$/.test(text),
    breaks("invalid.selected"),
  ).optional().meta({
    description: "What next_page_url says: where the page begins",
  }),
});

/** The query of GET /api/parcels: a page and at most one filter. */
export const parcelQuery = filteredQuery.superRefine(refuseSecond);

export type ParcelQuery = z.output<typeof parcelQuery>;

/** The query of a CSV download of parcels. */
export const parcelTable = z.strictObject({
  separator: z.enum(CSV_SEPARATORS).default("comma"),
  language: z.enum(LOCALE_CODES).optional().meta({
    description: "Of the heads; without it they are the names of the fields",
  }),
});

/** The query of GET /api/parcels.csv: a selection of parcels and the file format. */
export const parcelExport = pageQuery.pick({ order: true }).extend({
  ...filters.shape,
  search: omittable(requiredText().optional()),
  ...parcelTable.shape,
}).superRefine(refuseSecond);

export type ParcelExport = z.output<typeof parcelExport>;

/** The filter or search that selects the parcels of a bulk update, instead of a list of codes. */
export const selection = filters.extend({ search: requiredText().optional() });

/** Exactly one field is set. */
export type BulkFilter = z.output<typeof selection>;

/** The names of the selection's fields, as forms post them. */
export const SELECTIONS = selection.keyof().options;

/** Returns the name of the filter in a form's values, or null. */
export function filterIn(
  values: { [Name in keyof BulkFilter]: unknown },
): keyof BulkFilter | null {
  return SELECTIONS.find((name) => values[name]) ?? null;
}

export const bulkFilter = selection.refine(
  (filter) =>
    SELECTIONS.filter((name) => filter[name] !== undefined).length === 1,
  breaks("invalid.oneFilter"),
).meta({
  description: "Exactly one field, as GET /api/parcels and the search take it",
});

/** Returns the URL of a CSV download for the reader's spreadsheet; `selection` has the query parameters of the list. */
export function exportAddress(
  locale: Locale,
  selection: Record<string, string>,
): string {
  const query = new URLSearchParams({
    ...selection,
    separator: separatorOf(locale),
    language: locale.code,
  });
  return `/api/parcels.csv?${query}`;
}

/** The body of POST /api/parcels/news: the rows of a list, and when it was read. */
export const newsQuery = z.strictObject({
  since: timestamp,
  ids: z.array(recordId).max(MAX_NEWS),
});

export type NewsQuery = z.output<typeof newsQuery>;

/** How many of them others have changed, as a sentence; null for none. */
export const listNews = z.strictObject({ text: nullableText });

export type ListNews = z.output<typeof listNews>;
