import { Screen } from "@/components/panel/Screen.tsx";
import { listPath } from "@/components/panel/screens.ts";
import { PageForm } from "@/components/pages/PageForm.tsx";
import { PAGE_DEFAULTS } from "@/lib/fields/constants.ts";
import { formValues } from "@/lib/forms/description.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { PAGE_CREATE_FORM, refuseRawLines } from "@/lib/pages/forms.ts";
import { createPage } from "@/lib/pages/pages.ts";
import { definePanel } from "@/lib/site/define.ts";

export const handler = formHandlers(
  PAGE_CREATE_FORM.schema,
  async (posted, { state }) => {
    const { request_id, show_raw, ...input } = posted;
    if (show_raw !== "yes") refuseRawLines(input.content);
    const options = { language: state.locale.tag, requestKey: request_id };
    await createPage(state.kv, input, options);
    return flash(listPath("pages"), "created");
  },
  {
    first() {
      const first = { ...PAGE_DEFAULTS, request_id: crypto.randomUUID() };
      return formValues(PAGE_CREATE_FORM, first);
    },
  },
);

export default definePanel.page<typeof handler>(function CreatePage(ctx) {
  const { t } = ctx.state;
  return (
    <Screen
      ctx={ctx}
      data={ctx.data}
      title={t("control.pages.add")}
      lead={t("control.pages.createLead")}
    >
      <PageForm ctx={ctx} form={PAGE_CREATE_FORM} data={ctx.data} />
    </Screen>
  );
});
