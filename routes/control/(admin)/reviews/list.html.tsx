import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { ReviewRow } from "@/components/reviews/ReviewRow.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { deleteReview, reviews } from "@/lib/reviews/reviews.ts";
import type { Review } from "@/lib/reviews/schema.ts";
import { deletePost } from "@/lib/screens/delete_post.ts";
import { readList } from "@/lib/screens/list_view.ts";

export const handler = definePanel.handlers({ POST: deletePost(deleteReview) });

/** The reviews of customers (spec section 2). */
export default definePanel.page(async function ReviewList(ctx) {
  const { t } = ctx.state;
  const nameOf = ({ name }: Review) => name;
  const view = await readList(ctx, reviews, nameOf);
  return (
    <ListScreen
      ctx={ctx}
      view={view}
      noun="reviews"
      add="/control/reviews/create.html"
      api="/api/reviews"
      deleteText={t("control.reviews.deleteText")}
      done={{ created: "message.reviewCreated" }}
    >
      {view.items.map((review) => (
        <ReviewRow key={review.id} t={t} view={view} review={review} />
      ))}
    </ListScreen>
  );
});
