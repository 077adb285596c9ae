import { SignInLayout } from "@/components/accounts/SignInLayout.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import PinFill from "@/islands/PinFill.tsx";
import { ACCEPT_FORM } from "@/lib/accounts/forms.ts";
import { SIGN_IN } from "@/lib/accounts/next_path.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { define } from "@/lib/site/define.ts";
import { acceptInvitation } from "@/lib/accounts/accept_invitation.ts";

export const handler = formHandlers(ACCEPT_FORM.schema, async (input, ctx) => {
  const { cookies } = await acceptInvitation(ctx, input);
  return flash(SIGN_IN, "accepted", { cookies });
}, {
  // Keep the token, because the link fills it in only once.
  values: ({ token = "", name = "" }) => ({ token, name }),
});

/** Accepts an invitation to the team. */
export default define.page<typeof handler>(async function Invitation(ctx) {
  const { data } = ctx;
  const { kv, t } = ctx.state;
  return (
    <SignInLayout
      ctx={ctx}
      data={data}
      settings={await getSettings(kv)}
      title={t("control.invite.title")}
      lead={t("control.invite.lead")}
    >
      <FormView ctx={ctx} form={ACCEPT_FORM} data={data} />
      <PinFill field={fieldId("token")} />
      <p>
        <a href={SIGN_IN}>{t("control.signUp.toSignIn")}</a>
      </p>
    </SignInLayout>
  );
});
