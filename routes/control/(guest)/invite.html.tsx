import { SignInLayout } from "@/components/accounts/SignInLayout.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import PinFill from "@/islands/PinFill.tsx";
import { ACCEPT_FORM } from "@/lib/accounts/forms.ts";
import { SIGN_IN } from "@/lib/accounts/next_path.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { define } from "@/lib/site/define.ts";
import { mapFields } from "@/lib/forms/description.ts";
import { NAMED } from "@/lib/accounts/invitations.ts";
import { acceptInvitation } from "@/lib/accounts/accept_invitation.ts";

export const handler = formHandlers(ACCEPT_FORM.schema, async (input, ctx) => {
  const { cookies } = await acceptInvitation(ctx, input);
  return flash(SIGN_IN, "accepted", { cookies });
}, {
  // Keep the token, because the link fills it in only once.
  values: ({ token = "", name = "" }) => ({ token, name }),
});

/** The form for a link to an invitation that has the name. */
const withoutName = mapFields(
  ACCEPT_FORM,
  (field) => field.name === "name" ? null : field,
);

/** Accepts an invitation to the team. */
export default define.page<typeof handler>(async function Invitation(ctx) {
  const { data, url } = ctx;
  const { kv, t } = ctx.state;
  const isRefused = data.problems.some(({ field }) => field === "name");
  const isNamed = url.searchParams.has(NAMED) && !isRefused;
  return (
    <SignInLayout
      ctx={ctx}
      data={data}
      settings={await getSettings(kv)}
      title={t("control.invite.title")}
      lead={t(isNamed ? "control.invite.namedLead" : "control.invite.lead")}
    >
      <FormView
        ctx={ctx}
        form={isNamed ? withoutName : ACCEPT_FORM}
        data={data}
      />
      <PinFill field={fieldId("token")} />
      <p>
        <a href={SIGN_IN}>{t("control.signUp.toSignIn")}</a>
      </p>
    </SignInLayout>
  );
});
