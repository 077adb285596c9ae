import { page } from "fresh";
import { GateLayout } from "@/components/control/GateLayout.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { define } from "@/lib/site/define.ts";
import { hasAdmin } from "@/lib/accounts/admins.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { signUpForm } from "@/lib/accounts/forms.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import {
  createFirstAdmin,
  refuseSecondAdmin,
} from "@/lib/accounts/first_admin.ts";
import { formPost } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { adminCreateForm } from "@/lib/accounts/schema.ts";

const SIGN_IN = "/control/signin.html";
const PRIVACY = "tracking_privacy";
const CREATED = `${SIGN_IN}?created`;

export const handler = define.handlers<FormState>({
  async GET({ url, state }) {
    if (await hasAdmin(state.kv)) return seeOther(SIGN_IN);
    const { contact_email } = await getSettings(state.kv);
    const token = url.searchParams.get("token") ?? "";
    return page({
      values: { email: contact_email ?? "", token, [PRIVACY]: "masked" },
      problems: [],
    });
  },

  POST: formPost(adminCreateForm, async (input, ctx) => {
    await createFirstAdmin(ctx, input);
    return seeOther(CREATED);
  }, {
    before: refuseSecondAdmin,
    values: ({ email = "", token, ...posted }, { url }) => ({
      email,
      token: token ?? url.searchParams.get("token") ?? "",
      // A post that does not say changes nothing.
      [PRIVACY]: posted[PRIVACY] ?? "full",
    }),
  }),
});

export default define.page<typeof handler>(
  async function SignUp({ data, state, url }) {
    const { kv, t, locale, theme } = state;
    const settings = await getSettings(kv);
    const title = t("control.signUp.title");
    const hasToken = data.values.token !== "" && !isRefused(data);
    const form = signUpForm({ hasToken });
    return (
      <GateLayout
        {...{ t, locale, theme, title }}
        url={url.pathname + url.search}
        company={settings.company_name}
        lead={t("control.signUp.lead")}
      >
        <PageHead title={formTitle(t, title, data)} settings={settings} />
        <FormView {...{ t, locale, form, state: data }} />
        <p>
          <a href={SIGN_IN}>{t("control.signUp.toSignIn")}</a>
        </p>
      </GateLayout>
    );
  },
);

/** A wrong token has to be seen to be corrected. */
function isRefused({ problems }: FormState): boolean {
  return problems.some(({ key }) => key === "error.setupToken");
}
