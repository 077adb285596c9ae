import { page } from "fresh";
import { GateLayout } from "@/components/control/GateLayout.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { define } from "@/lib/define.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { SIGN_IN_FORM } from "@/lib/forms/account_forms.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { formPost } from "@/lib/http/form.ts";
import { nextPath } from "@/lib/http/next_path.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { signInVisitor } from "@/lib/http/sign_in.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { signIn } from "@/lib/schemas/admins.ts";

export const handler = define.handlers<FormState>({
  GET({ url }) {
    const next = nextPath(url.searchParams.get("next"));
    return page({ values: { next }, problems: [] });
  },

  POST: formPost(signIn, async (input, ctx, { next }) => {
    const { cookies } = await signInVisitor(ctx, input);
    return seeOther(nextPath(next), cookies);
  }, {
    values: ({ email = "", next }, { url }) => ({
      email,
      next: nextPath(next ?? url.searchParams.get("next")),
    }),
  }),
});

export default define.page<typeof handler>(
  async function SignIn({ data, state, url }) {
    const { kv, t, locale, theme } = state;
    const settings = await getSettings(kv);
    const title = t("control.signIn.title");
    return (
      <GateLayout
        {...{ t, locale, theme, title }}
        url={url.pathname + url.search}
        company={settings.company_name}
        lead={t("control.signIn.lead")}
      >
        <PageHead title={formTitle(t, title, data)} settings={settings} />
        <MessagePanel texts={news(url, data).map((key) => t(key))} />
        <FormView {...{ t, locale, form: SIGN_IN_FORM, state: data }} />
        <p>
          <a href="/control/password.html">{t("control.signIn.forgot")}</a>
        </p>
      </GateLayout>
    );
  },
);

/** What has just been done elsewhere; a refusal is the later news. */
function news({ searchParams }: URL, { problems }: FormState): MessageKey[] {
  if (problems.length > 0) return [];
  if (searchParams.has("created")) return ["message.adminCreated"];
  if (searchParams.has("reset")) return ["message.passwordReset"];
  return [];
}
