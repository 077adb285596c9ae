import {
  createReview,
  deleteReview,
  listPublicReviews,
  reviews,
  updateReview,
} from "@/lib/reviews/reviews.ts";
import { endpoint, requestKey } from "@/lib/site/endpoint.ts";
import { reply, replyUpdate } from "@/lib/http/envelope.ts";

/** Lists and changes customers' reviews. They are public; members get all fields. */
export const handler = {
  GET: endpoint(
    "GET /api/reviews",
    (query, { state: { kv, admin } }) =>
      admin === null ? listPublicReviews(kv, query) : reviews.list(kv, query),
  ),
  POST: endpoint("POST /api/reviews", async (input, ctx) => {
    const review = await createReview(ctx.state.kv, input, requestKey(ctx));
    return reply(review, { message: "message.reviewCreated" });
  }),
  PATCH: endpoint("PATCH /api/reviews", async (input, { state }) => {
    const { record, changed } = await updateReview(state.kv, input);
    return replyUpdate(record, changed, "message.reviewUpdated");
  }),
  DELETE: endpoint("DELETE /api/reviews", async ({ id }, { state }) => {
    await deleteReview(state.kv, id);
    state.jobs.wake();
    return reply(null, { message: "message.reviewDeleted" });
  }),
};
