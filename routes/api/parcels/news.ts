import { readNews } from "@/lib/parcel_lists/news.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Counts the rows of an open list that others have changed. */
export const handler = {
  POST: endpoint(
    "POST /api/parcels/news",
    (input, { state }) => readNews(state, input),
  ),
};
