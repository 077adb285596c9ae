import { page } from "fresh";
import { Screen } from "@/components/control/Screen.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { PageEditor } from "@/components/pages/PageEditor.tsx";
import { define } from "@/lib/site/define.ts";
import { createPage } from "@/lib/pages/pages.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { formValues } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { PAGE_CREATE_FORM, refuseRawLines } from "@/lib/pages/forms.ts";
import { formPost } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { PAGE_DEFAULTS } from "@/lib/fields/constants.ts";
import { pageForm } from "@/lib/pages/schema.ts";

const LIST = "/control/pages/list.html";

export const handler = define.handlers<FormState>({
  GET() {
    const first = { ...PAGE_DEFAULTS, request_id: crypto.randomUUID() };
    return page({ values: formValues(PAGE_CREATE_FORM, first), problems: [] });
  },

  POST: formPost(pageForm, async (posted, { state }) => {
    const { request_id, show_raw, ...input } = posted;
    if (show_raw !== "yes") refuseRawLines(input.content);
    const options = { language: state.locale.tag, requestKey: request_id };
    await createPage(state.kv, input, options);
    return seeOther(`${LIST}?created`);
  }, { values: (posted) => formValues(PAGE_CREATE_FORM, posted) }),
});

export default define.page<typeof handler>(
  async function CreatePage({ data, state, url }) {
    const { kv, t, locale, theme } = state;
    const settings = await getSettings(kv);
    const title = t("control.pages.add");
    return (
      <Screen
        {...{ t, locale, theme, settings }}
        title={formTitle(t, title, data)}
        url={url.pathname}
        crumbs={[{ text: t("control.pages.title"), href: LIST }, {
          text: title,
        }]}
      >
        <div class="control-head">
          <h1>{title}</h1>
          <p class="soft">{t("control.pages.createLead")}</p>
        </div>
        <PageEditor t={t} content={data.values.content ?? ""}>
          <FormView
            {...{ t, locale, form: PAGE_CREATE_FORM, state: data }}
            cancel={LIST}
          />
        </PageEditor>
      </Screen>
    );
  },
);
