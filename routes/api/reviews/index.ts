import { define } from "@/lib/site/define.ts";
import {
  createReview,
  deleteReview,
  listPublicReviews,
  listReviews,
  updateReview,
} from "@/lib/reviews/reviews.ts";
import { endpoint, requestKey } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Customers' reviews: public, and whole for the administrator (spec section 7, decisions 10, 23 and 43). */
export const handler = define.handlers({
  GET: endpoint(
    "GET /api/reviews",
    (query, { state: { kv, admin } }) =>
      admin === null ? listPublicReviews(kv, query) : listReviews(kv, query),
  ),
  POST: endpoint("POST /api/reviews", async (input, ctx) => {
    const review = await createReview(ctx.state.kv, input, requestKey(ctx));
    return reply(review, { message: "message.reviewCreated" });
  }),
  PATCH: endpoint("PATCH /api/reviews", async (input, { state }) => {
    const { record: review, changed } = await updateReview(state.kv, input);
    const message = changed
      ? "message.reviewUpdated"
      : "message.nothingToUpdate";
    return reply(review, { message });
  }),
  DELETE: endpoint("DELETE /api/reviews", async ({ id }, { state }) => {
    await deleteReview(state.kv, id);
    return reply(null, { message: "message.reviewDeleted" });
  }),
});
