import { FormScreen } from "@/components/control/FormScreen.tsx";
import { TILES } from "@/components/control/screens.ts";
import { definePanel } from "@/lib/site/define.ts";
import { createReview } from "@/lib/reviews/reviews.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { REVIEW_FORM } from "@/lib/reviews/forms.ts";
import { showForm, uploadPost } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import { reviewForm } from "@/lib/reviews/schema.ts";

export const handler = definePanel.handlers<FormState>({
  GET: () => showForm({ request_id: crypto.randomUUID() }),

  POST: uploadPost(reviewForm, async ({ request_id, ...input }, { state }) => {
    await createReview(state.kv, input, { requestKey: request_id });
    return flash(TILES.reviews.href, "created");
  }),
});

export default definePanel.page<typeof handler>(function CreateReview(ctx) {
  const { t } = ctx.state;
  return (
    <FormScreen
      {...{ ctx, data: ctx.data, form: REVIEW_FORM }}
      title={t("control.reviews.add")}
      lead={t("control.reviews.createLead")}
      under={TILES.reviews}
      cancel={TILES.reviews.href}
    />
  );
});
