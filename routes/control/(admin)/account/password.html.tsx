import { page } from "fresh";
import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { PasswordChangeForm } from "@/components/control/PasswordChangeForm.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { define } from "@/lib/define.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
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
      <ControlLayout
        {...{ t, locale, theme }}
        url={url.pathname + url.search}
        company={settings.company_name}
      >
        <PageHead title={title} settings={settings} />
        <div class="control-head">
          <h1>{title}</h1>
          <p class="soft">{t("control.account.text")}</p>
        </div>
        <MessagePanel texts={isChanged ? [t("message.passwordChanged")] : []} />
        <PasswordChangeForm
          {...{ t, locale }}
          email={admin!.email}
          form={data}
        />
        <p>
          <a href="/control/account/index.html">{t("control.account.title")}</a>
        </p>
      </ControlLayout>
    );
  },
);
