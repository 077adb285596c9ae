import { page } from "fresh";
import { Screen } from "@/components/control/Screen.tsx";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { define } from "@/lib/site/define.ts";
import { createReview } from "@/lib/reviews/reviews.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { formValues } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { REVIEW_FORM } from "@/lib/reviews/forms.ts";
import { uploadPost } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { reviewForm } from "@/lib/reviews/schema.ts";

const LIST = "/control/reviews/list.html";

export const handler = define.handlers<FormState>({
  GET() {
    const first = { request_id: crypto.randomUUID() };
    return page({ values: formValues(REVIEW_FORM, first), problems: [] });
  },

  POST: uploadPost(reviewForm, async ({ request_id, ...input }, { state }) => {
    await createReview(state.kv, input, { requestKey: request_id });
    return seeOther(`${LIST}?created`);
  }, { values: (posted) => formValues(REVIEW_FORM, posted) }),
});

export default define.page<typeof handler>(
  async function CreateReview({ data, state, url }) {
    const { kv, t, locale, theme } = state;
    const settings = await getSettings(kv);
    const title = t("control.reviews.add");
    return (
      <Screen
        {...{ t, locale, theme, settings }}
        title={formTitle(t, title, data)}
        url={url.pathname}
        crumbs={[{ text: t("control.reviews.title"), href: LIST }, {
          text: title,
        }]}
      >
        <ScreenForm
          {...{ t, locale, title, form: REVIEW_FORM, state: data }}
          lead={t("control.reviews.createLead")}
          cancel={LIST}
        />
      </Screen>
    );
  },
);
