import { z } from "zod";
import {
  CLOSED_STAGES,
  CSV_SEPARATORS,
  MAX_NEWS,
  MAX_TEXT,
  PARCEL_ROWS,
  PARCEL_SORTS,
  PARCEL_STAGES,
  type ParcelSort,
} from "@/lib/fields/constants.ts";
import {
  breaks,
  omittable,
  recordId,
  requiredText,
  wholeNumber,
} from "@/lib/fields/fields.ts";
import { pageQuery, searchQuery } from "@/lib/fields/paging.ts";
import { nullableText, timestamp } from "@/lib/fields/record.ts";
import { type Locale, LOCALE_CODES, separatorOf } from "@/lib/i18n/locales.ts";

/** Maximum characters of a filter in a form: a search of 300 characters that are all encoded fits. */
const MAX_POSTED = 4_000;

/** The filters of a list of parcels, except that of a job. */
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
});

const job = {
  job_id: recordId.optional().meta({
    description: "The parcels that a bulk update, an import, or undoing one " +
      "of them has touched, for 30 days; the last one first",
  }),
};

const text = {
  search: omittable(requiredText().optional()).meta({
    description: "Words, as POST /api/parcels/search takes them",
  }),
};

const sort = {
  sort: z.enum(PARCEL_SORTS).optional().meta({
    description: "By creation, last expected day or last event. The last two " +
      "list open parcels alone, and due those with an expected day. Not with " +
      "a search or job_id",
  }),
};

/** The combinations are those that checkListing() accepts. */
export type ParcelFilter =
  & z.output<typeof filters>
  & { job_id?: string | undefined };

/** The filters of which only one can be named. */
const URGENT = ["late", "due", "stalled_days"] as const;

export const FILTER_NAMES = ["stage", ...URGENT, "job_id"] as const;

/** What selects parcels, in the order of checks. */
export const SELECTION_NAMES = [...FILTER_NAMES, "search"] as const;

type Selection = ParcelFilter & { search?: string | undefined };

function refuseField(
  ctx: z.RefinementCtx,
  field: string,
  key: Parameters<typeof breaks>[0],
): void {
  ctx.addIssue({ code: "custom", path: [field], ...breaks(key) });
}

/** Refuses filters that cannot be combined: a search counts as one, two of them are the most, and job_id stands alone. */
function checkSelection(query: Selection, ctx: z.RefinementCtx): void {
  const named = SELECTION_NAMES.filter((name) => query[name] !== undefined);
  const urgent = URGENT.filter((name) => query[name] !== undefined);
  const most = query.job_id === undefined ? 2 : 1;
  if (named.length > most) {
    return refuseField(ctx, named[most]!, "invalid.manyFilters");
  }
  if (urgent.length > 1) refuseField(ctx, urgent[1]!, "invalid.manyFilters");
}

/** Refuses what checkSelection() refuses, and a sort that the listed parcels do not have. */
function checkListing(
  query: Selection & { sort?: ParcelSort | undefined },
  ctx: z.RefinementCtx,
): void {
  checkSelection(query, ctx);
  const { sort = "created", search, job_id, stage } = query;
  if (query.sort !== undefined && (search ?? job_id) !== undefined) {
    refuseField(ctx, "sort", "invalid.fixedSort");
  } else if (
    sort !== "created" && stage !== undefined && CLOSED_STAGES.includes(stage)
  ) refuseField(ctx, "sort", "invalid.closedSort");
}

const listing = pageQuery.extend({
  ...filters.shape,
  ...job,
  ...text,
  ...sort,
  cursor: z.string().max(MAX_TEXT).refine(
    (text) => /^[\w.-]+$/.test(text),
    breaks("invalid.selected"),
  ).optional().meta({
    description: "What next_page_url says: where the page begins",
  }),
});

/** The query of GET /api/parcels: a page, up to two filters, and a sort. */
export const parcelQuery = listing.superRefine(checkListing);

export type ParcelQuery = z.output<typeof parcelQuery>;

/** The query of the panel's list, which has longer pages. */
export const parcelListQuery = listing.extend({
  per_page: listing.shape.per_page.unwrap().default(PARCEL_ROWS),
}).superRefine(checkListing);

/** The body of POST /api/parcels/search: words and at most one filter. */
export const parcelSearch = searchQuery.extend(filters.shape)
  .superRefine(checkSelection);

export type ParcelSearch = z.output<typeof parcelSearch>;

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
  ...job,
  ...text,
  ...sort,
  ...parcelTable.shape,
}).superRefine(checkListing);

export type ParcelExport = z.output<typeof parcelExport>;

/** The filters or search that select the parcels of a bulk update, instead of a list of codes. */
export const bulkFilter = filters.extend({
  ...job,
  search: requiredText().optional(),
}).superRefine((filter, ctx) => {
  if (SELECTION_NAMES.every((name) => filter[name] === undefined)) {
    ctx.addIssue({ code: "custom", ...breaks("invalid.noFilter") });
  }
  checkSelection(filter, ctx);
}).meta({
  description: "One or two fields, as GET /api/parcels combines them",
});

/** At least one field is set. */
export type BulkFilter = z.output<typeof bulkFilter>;

/** A filter in a form: its fields as a query. */
export const postedFilter = omittable(z.string().max(MAX_POSTED).optional());

/** Returns the fields of a filter that a form posts. */
export function postedFields(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

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
