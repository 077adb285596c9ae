import { endpoint } from "@/lib/site/endpoint.ts";
import { emptyPage } from "@/lib/store/paging.ts";

/** Searches the users. There are none yet. */
export const handler = {
  POST: endpoint(
    "POST /api/users/search",
    (query) => emptyPage("users", query),
  ),
};
