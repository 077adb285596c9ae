import { SignInLayout } from "@/components/accounts/SignInLayout.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import ZonePreset from "@/islands/ZonePreset.tsx";
import { define } from "@/lib/site/define.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { SIGN_UP_FORM } from "@/lib/accounts/forms.ts";
import { mapFields } from "@/lib/forms/description.ts";
import { SIGN_IN } from "@/lib/accounts/next_path.ts";
import {
  flash,
  formPost,
  seeOther,
  showForm,
  withoutSecrets,
} from "@/lib/forms/post.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import {
  createFirstOwner,
  hasOwner,
  refuseSecondSetup,
} from "@/lib/accounts/setup.ts";
import { fieldId } from "@/components/ui/FieldFrame.tsx";

const PRIVACY = "tracking_privacy";

/** The form for a link with the token. */
const withHiddenToken = mapFields(
  SIGN_UP_FORM,
  (field) => field.name === "token" ? { ...field, kind: "hidden" } : field,
);

export const handler = define.handlers<FormState>({
  async GET({ url, state: { kv } }) {
    if (await hasOwner(kv)) return seeOther(SIGN_IN);
    const { contact_email } = await getSettings(kv);
    const token = url.searchParams.get("token") ?? "";
    return showForm({ email: contact_email ?? "", token, [PRIVACY]: "masked" });
  },

  POST: formPost(SIGN_UP_FORM.schema, async (input, ctx) => {
    await createFirstOwner(ctx, input);
    return flash(SIGN_IN, "created");
  }, {
    before: refuseSecondSetup,
    values: ({ token, ...posted }, { url }) => ({
      email: "",
      ...withoutSecrets(posted),
      token: token ?? url.searchParams.get("token") ?? "",
      // Without this field, keep the default privacy.
      [PRIVACY]: posted[PRIVACY] ?? "full",
    }),
  }),
});

export default define.page<typeof handler>(async function SignUp(ctx) {
  const { data } = ctx;
  const { kv, t } = ctx.state;
  // Show a wrong token, so that it can be corrected.
  const isWrong = data.problems.some(({ key }) => key === "error.setupToken");
  const hasToken = data.values.token !== "" && !isWrong;
  return (
    <SignInLayout
      ctx={ctx}
      data={data}
      settings={await getSettings(kv)}
      title={t("control.signUp.title")}
      lead={t("control.signUp.lead")}
    >
      <FormView
        ctx={ctx}
        form={hasToken ? withHiddenToken : SIGN_UP_FORM}
        data={data}
      />
      <ZonePreset field={fieldId("time_zone")} />
      <p>
        <a href={SIGN_IN}>{t("control.signUp.toSignIn")}</a>
      </p>
    </SignInLayout>
  );
});
