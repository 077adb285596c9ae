import { define } from "@/lib/define.ts";
import { searchPages } from "@/lib/domain/pages.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";

/** Finds pages by the words of their titles (decision 11). */
export const handler = define.handlers({
  POST: endpoint(
    "POST /api/pages/search",
    (query, { state }) => searchPages(state.kv, query),
  ),
});
