import { z } from "zod";
import { LIST_ORDERS } from "./constants.ts";
import { breaks, omittable, requiredText, wholeNumber } from "./fields.ts";

const page = wholeNumber({ min: 1, max: 1_000_000 }).default(1);
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
  .optional();

/** The query of every paged list (decision 10). */
export const pageQuery = z.strictObject({
  page,
  per_page: perPage,
  order,
  cursor,
});

export type PageQuery = z.output<typeof pageQuery>;

/** The body of every search (decision 11). */
export const searchQuery = z.strictObject({
  search: requiredText(),
  page,
  per_page: perPage,
  order,
});

export type SearchQuery = z.output<typeof searchQuery>;

/**
 * What the address of a list's screen says: which part of the list, or of what a search found, in which order (decision 45).
 */
export const screenQuery = z.strictObject({
  search: omittable(requiredText().optional()),
  page,
  per_page: perPage,
  order,
  cursor,
});
