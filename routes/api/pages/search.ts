import { searchPages } from "@/lib/pages/pages.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Finds pages by the words of their titles (decision 11). */
export const handler = {
  POST: endpoint(
    "POST /api/pages/search",
    (query, { state }) => searchPages(state.kv, query),
  ),
};
