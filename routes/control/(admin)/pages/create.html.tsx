import { Screen } from "@/components/control/Screen.tsx";
import { ScreenHead } from "@/components/control/ScreenHead.tsx";
import { TILES } from "@/components/control/screens.ts";
import { PageForm } from "@/components/pages/PageForm.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { createPage } from "@/lib/pages/pages.ts";
import { formValues } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { PAGE_CREATE_FORM, refuseRawLines } from "@/lib/pages/forms.ts";
import { formPost, showForm } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import { PAGE_DEFAULTS } from "@/lib/fields/constants.ts";
import { pageForm } from "@/lib/pages/schema.ts";

export const handler = definePanel.handlers<FormState>({
  GET() {
    const first = { ...PAGE_DEFAULTS, request_id: crypto.randomUUID() };
    return showForm(formValues(PAGE_CREATE_FORM, first));
  },

  POST: formPost(pageForm, async (posted, { state }) => {
    const { request_id, show_raw, ...input } = posted;
    if (show_raw !== "yes") refuseRawLines(input.content);
    const options = { language: state.locale.tag, requestKey: request_id };
    await createPage(state.kv, input, options);
    return flash(TILES.pages.href, "created");
  }),
});

export default definePanel.page<typeof handler>(function CreatePage(ctx) {
  const { t } = ctx.state;
  const title = t("control.pages.add");
  return (
    <Screen
      ctx={ctx}
      title={formTitle(t, title, ctx.data)}
      under={TILES.pages}
      crumbs={[{ text: title }]}
    >
      <ScreenHead title={title} lead={t("control.pages.createLead")} />
      <PageForm {...{ ctx, form: PAGE_CREATE_FORM, data: ctx.data }} />
    </Screen>
  );
});
