import { define } from "@/lib/define.ts";
import { searchReviews } from "@/lib/domain/reviews.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";

/** Finds the administrator's reviews by words (decision 11). */
export const handler = define.handlers({
  POST: endpoint(
    "POST /api/reviews/search",
    (query, { state }) => searchReviews(state.kv, query),
  ),
});
