import { page } from "fresh";
import { AccountScreen } from "@/components/control/AccountScreen.tsx";
import { define } from "@/lib/site/define.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { PASSWORD_FORM } from "@/lib/accounts/forms.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { changeOwnPassword } from "@/lib/accounts/password.ts";
import { formPost } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { passwordChange } from "@/lib/accounts/schema.ts";

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
    return (
      <AccountScreen
        {...{ t, locale, theme, url }}
        settings={await getSettings(kv)}
        email={admin!.email}
        title={t("control.account.password")}
        lead={t("control.account.text")}
        form={PASSWORD_FORM}
        state={data}
        done={{ name: "changed", text: t("message.passwordChanged") }}
      />
    );
  },
);
