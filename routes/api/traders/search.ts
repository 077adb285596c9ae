import { endpoint } from "@/lib/site/endpoint.ts";
import { emptyPage } from "@/lib/store/paging.ts";

/** Searches the traders. There are none yet. */
export const handler = {
  POST: endpoint(
    "POST /api/traders/search",
    (query) => emptyPage("traders", query),
  ),
};
