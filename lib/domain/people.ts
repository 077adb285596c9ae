import type { SearchQuery } from "@/lib/schemas/paging.ts";
import type { Paged } from "@/lib/schemas/records.ts";
import { foundPage } from "./paging.ts";

/** Lists that the specification names (section 6) and that nothing fills yet (decisions 11 and 22). */
export type PeopleNoun = "users" | "traders";

/** Gives the page of a search among users or traders: an empty one, in the shape of every other search. */
export function searchPeople(
  noun: PeopleNoun,
  query: SearchQuery,
): Promise<Paged<never>> {
  return foundPage(
    { noun, search_keys: ["name", "email"], decode: nobody },
    query,
    { ids: [], read: nobody },
  );
}

function nobody(): never {
  throw new Error("There are no such records");
}
