import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { ReviewRow } from "@/components/reviews/ReviewRow.tsx";
import { SampleReviews } from "@/components/reviews/SampleReviews.tsx";
import { flash } from "@/lib/forms/post.ts";
import { definePanel } from "@/lib/site/define.ts";
import {
  confirmSamples,
  deleteReview,
  reviews,
  shownReviews,
} from "@/lib/reviews/reviews.ts";
import type { Review } from "@/lib/reviews/schema.ts";
import { deletePost } from "@/lib/screens/delete_post.ts";
import { readList } from "@/lib/screens/list_view.ts";

/** The parameter of the address to which "These Are Ours" posts. */
const CONFIRM = "confirm";
const remove = deletePost(deleteReview);

export const handler = definePanel.handlers({
  async POST(ctx) {
    const { url, state } = ctx;
    if (!url.searchParams.has(CONFIRM)) return await remove(ctx);
    await confirmSamples(state.kv);
    return flash(url.pathname, "confirmed");
  },
});

/** The reviews of customers (spec section 2). */
export default definePanel.page(async function ReviewList(ctx) {
  const { t, kv } = ctx.state;
  const nameOf = ({ name }: Review) => name;
  const [view, shown] = await Promise.all([
    readList(ctx, reviews, nameOf),
    shownReviews(kv),
  ]);
  const samples = shown.filter(({ sample }) => sample === "yes").length;
  return (
    <ListScreen
      ctx={ctx}
      view={view}
      noun="reviews"
      add="/control/reviews/create.html"
      api="/api/reviews"
      deleteText={t("control.reviews.deleteText")}
      done={{
        created: "message.reviewCreated",
        confirmed: "message.reviewsConfirmed",
      }}
      notice={<SampleReviews t={t} count={samples} action={`?${CONFIRM}`} />}
    >
      {view.items.map((review) => (
        <ReviewRow key={review.id} t={t} view={view} review={review} />
      ))}
    </ListScreen>
  );
});
