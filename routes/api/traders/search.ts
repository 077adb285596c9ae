import { searchPeople } from "@/lib/accounts/people.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Searches the traders, of whom there are none yet (decision 11). */
export const handler = {
  POST: endpoint(
    "POST /api/traders/search",
    (query) => searchPeople("traders", query),
  ),
};
