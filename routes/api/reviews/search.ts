import { searchReviews } from "@/lib/reviews/reviews.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Finds the administrator's reviews by words (decision 11). */
export const handler = {
  POST: storeEndpoint("POST /api/reviews/search", searchReviews),
};
