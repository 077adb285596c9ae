import { AccountScreen } from "@/components/accounts/AccountScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { PASSWORD_FORM } from "@/lib/accounts/forms.ts";
import { changeOwnPassword } from "@/lib/accounts/password_change.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";

export const handler = formHandlers(
  PASSWORD_FORM.schema,
  async (input, ctx) => {
    const { cookies } = await changeOwnPassword(ctx, input);
    return flash(ctx.url.pathname, "changed", { cookies });
  },
);

export default definePanel.page<typeof handler>(function ChangePassword(ctx) {
  const { t } = ctx.state;
  return (
    <AccountScreen
      ctx={ctx}
      form={PASSWORD_FORM}
      title={t("control.account.password")}
      lead={t("control.account.text")}
      done={{ changed: "message.passwordChanged" }}
    />
  );
});
