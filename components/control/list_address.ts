import type { ListView } from "@/lib/http/list_view.ts";
import { LIST_ORDERS } from "@/lib/schemas/constants.ts";

/** What the address of a list says, whichever part of it is shown. */
type Listed = Pick<ListView<unknown>, "path" | "search" | "order">;

/** Gives the address of a list's first part: what is searched for, the order unless it is the usual one, and what `more` adds. */
export function listAddress(
  { path, search, order }: Listed,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams(more);
  if (search !== "") query.set("search", search);
  if (order !== null && order !== LIST_ORDERS[0]) query.set("order", order);
  return query.size === 0 ? path : `${path}?${query}`;
}
