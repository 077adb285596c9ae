import { searchPeople } from "@/lib/accounts/people.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Searches the users, of whom there are none yet (decision 11). */
export const handler = {
  POST: endpoint(
    "POST /api/users/search",
    (query) => searchPeople("users", query),
  ),
};
