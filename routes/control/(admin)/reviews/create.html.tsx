import { defineCreatePage } from "@/components/panel/FormScreen.tsx";
import { listPath } from "@/components/panel/screens.ts";
import { flash, showForm, uploadPost } from "@/lib/forms/post.ts";
import { REVIEW_FORM } from "@/lib/reviews/forms.ts";
import { createReview } from "@/lib/reviews/reviews.ts";

export const handler = {
  GET: () => showForm({ request_id: crypto.randomUUID() }),

  POST: uploadPost(
    REVIEW_FORM.schema,
    async ({ request_id, ...input }, { state }) => {
      await createReview(state.kv, input, { requestKey: request_id });
      return flash(listPath("reviews"), "created");
    },
  ),
};

export default defineCreatePage("reviews", REVIEW_FORM);
