import type { ListView } from "@/lib/site/list_view.ts";
import { LANGUAGE_PARAMETER } from "@/lib/i18n/links.ts";
import { LIST_ORDERS } from "@/lib/fields/constants.ts";

/** What the address of a list says, whichever part of it is shown. */
type Listed = Pick<
  ListView<unknown>,
  "path" | "language" | "search" | "order"
>;

/**
 * Returns the address of a list's first part: what is searched for, the order unless it is the usual one, the language it asks
 * for, and what `more` adds.
 */
export function listAddress(
  { path, language, search, order }: Listed,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams(more);
  if (search !== "") query.set("search", search);
  if (order !== null && order !== LIST_ORDERS[0]) query.set("order", order);
  if (language !== null) query.set(LANGUAGE_PARAMETER, language);
  return query.size === 0 ? path : `${path}?${query}`;
}
