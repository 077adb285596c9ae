import { page } from "fresh";
import { AccountName } from "@/components/control/AccountName.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { define } from "@/lib/define.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { PASSWORD_FORM } from "@/lib/forms/account_forms.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { formPost } from "@/lib/http/form.ts";
import { changeOwnPassword } from "@/lib/http/password.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { passwordChange } from "@/lib/schemas/admins.ts";

const CHANGED = "/control/account/password.html?changed";

export const handler = define.handlers<FormState>({
  GET: () => page({ values: {}, problems: [] }),

  POST: formPost(passwordChange, async (input, ctx) => {
    const { cookies } = await changeOwnPassword(ctx, input);
    return seeOther(CHANGED, cookies);
  }, { values: () => ({}) }),
});

export default define.page<typeof handler>(
  async function ChangePassword({ data, state, url }) {
    const { kv, t, locale, theme, admin } = state;
    const settings = await getSettings(kv);
    const title = t("control.account.password");
    const isChanged = url.searchParams.has("changed") &&
      data.problems.length === 0;
    return (
      <Screen
        {...{ t, locale, theme, settings }}
        title={formTitle(t, title, data)}
        url={url.pathname + url.search}
        crumbs={[{
          text: t("control.account.title"),
          href: "/control/account/index.html",
        }, { text: title }]}
      >
        <ScreenForm
          {...{ t, locale, title, form: PASSWORD_FORM, state: data }}
          lead={t("control.account.text")}
          before={
            <MessagePanel
              texts={isChanged ? [t("message.passwordChanged")] : []}
            />
          }
        >
          <AccountName email={admin!.email} />
        </ScreenForm>
      </Screen>
    );
  },
);
