import { z } from "zod";
import { LIST_ORDERS, MAX_NUMBERED_RECORDS, MAX_TEXT } from "./constants.ts";
import { breaks, requiredText, wholeNumber } from "./fields.ts";
import { nullableText, text } from "./record.ts";

/** Which page, by its number: a cursor says it better, and reaches further. */
const page = wholeNumber({ min: 1, max: 1_000_000 }).default(1).meta({
  description: "Without a cursor at most " + MAX_NUMBERED_RECORDS +
    " / per_page, rounded up (67 where per_page is 15); from there on " +
    "next_page_url leads, by its cursor",
});
const perPage = wholeNumber({ min: 1, max: 100 }).default(15);

/** Which records come first: the newest, unless told (decision 88). */
const order = z.enum(LIST_ORDERS).optional().meta({
  default: LIST_ORDERS[0],
});

/** The id that a page starts after: an id of our own making, because keys are compared with it. */
const cursor = z.string()
  .refine(
    (text) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text),
    breaks("invalid.selected"),
  )
  .optional()
  .meta({ description: "What next_page_url says: where the page begins" });

/** The query of every paged list (decision 10). */
export const pageQuery = z.strictObject({
  page,
  per_page: perPage,
  order,
  cursor,
});

export type PageQuery = z.output<typeof pageQuery>;

/** Where a part of what a search finds begins: a text of the server's own making. */
const searchCursor = z.string().max(MAX_TEXT)
  .refine((text) => /^[\w-]+$/.test(text), breaks("invalid.selected"))
  .optional()
  .meta({
    description: "What next_page_url says: where the page begins; it is good " +
      "for the same search in the same order",
  });

/** What the address of a search may say in place of its body, as next_page_url does (decision 110). */
export const searchPaging = z.strictObject({
  page,
  per_page: perPage,
  order,
  cursor: searchCursor,
});

/** The body of every search (decision 11). */
export const searchQuery = searchPaging.extend({ search: requiredText() });

export type SearchQuery = z.output<typeof searchQuery>;

const pageFields = {
  current_page: z.int(),
  last_page: z.int(),
  next_page_url: nullableText,
  total: z.int(),
  /** The noun of the list, as in "parcels". */
  object: text,
  /** The fields a search looks at. */
  search_keys: z.array(text).readonly(),
};

/** One page of a list (decision 10). */
export type Paged<Item> = z.output<z.ZodObject<typeof pageFields>> & {
  data: Item[];
};

/** One page of what a search found (decision 110). */
export type Found<Item> = Paged<Item> & {
  /** Says that there may be more than `total`. */
  total_is_capped?: true;
};

/** Describes one page of a list of such records. */
export function paged<Item extends z.ZodType>(record: Item) {
  return z.strictObject({ data: z.array(record), ...pageFields });
}

/** Describes one page of what a search found. */
export function found<Item extends z.ZodType>(record: Item) {
  return paged(record).extend({
    total: z.int().meta({
      description: "Exact, unless total_is_capped says that there may be more",
    }),
    total_is_capped: z.literal(true).exactOptional(),
  });
}
