import type { Found, SearchQuery } from "@/lib/fields/paging.ts";
import { emptyPage } from "@/lib/store/paging.ts";

/** Lists of the specification (section 6) that have no records yet (decisions 11 and 22). */
export type PeopleNoun = "users" | "traders";

/** Returns the page of a search among users or traders. */
export function searchPeople(
  noun: PeopleNoun,
  query: SearchQuery,
): Found<never> {
  return emptyPage({ noun, search_keys: ["name", "email"] }, query);
}
