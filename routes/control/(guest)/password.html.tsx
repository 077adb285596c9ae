import { SignInLayout } from "@/components/accounts/SignInLayout.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import { Flash, NoticePanel } from "@/components/ui/Panel.tsx";
import PinFill from "@/islands/PinFill.tsx";
import PinLink from "@/islands/PinLink.tsx";
import { define } from "@/lib/site/define.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { PIN_FORM, RESET_FORM } from "@/lib/accounts/forms.ts";
import {
  pinMessage,
  readAsker,
  rememberAsker,
  sendPin,
} from "@/lib/accounts/pins.ts";
import { SIGN_IN } from "@/lib/accounts/next_path.ts";
import { flash, formPost, showForm } from "@/lib/forms/post.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { resetForgotten } from "@/lib/accounts/password_reset.ts";
import type { FormState } from "@/lib/forms/form_state.ts";

const FIRST_STEP = "/control/password.html";
const SECOND_STEP = `${FIRST_STEP}?step=2`;

const askForPin = formPost(PIN_FORM.schema, async (input, ctx) => {
  await sendPin(ctx, input);
  const cookies = [rememberAsker(ctx, input.email)];
  return flash(SECOND_STEP, "sent", { cookies });
});

const reset = formPost(RESET_FORM.schema, async (input, ctx) => {
  const cookies = [...await resetForgotten(ctx, input), rememberAsker(ctx, "")];
  return flash(SIGN_IN, "reset", { cookies });
}, {
  values: ({ email = "", password_token = "" }) => ({ email, password_token }),
});

export const handler = define.handlers<FormState>({
  GET: (ctx) => showForm({ email: readAsker(ctx) }),
  POST: (ctx) => isSecondStep(ctx.url) ? reset(ctx) : askForPin(ctx),
});

export default define.page<typeof handler>(async function ResetPassword(ctx) {
  const { data, url } = ctx;
  const { kv, env, t } = ctx.state;
  const settings = await getSettings(kv);
  const isSecond = isSecondStep(url);
  const lacksMail = !env.hasMailServer;
  return (
    <SignInLayout
      ctx={ctx}
      settings={settings}
      data={data}
      title={t("control.reset.title")}
      lead={t(leadOf({ isSecond, lacksMail }))}
    >
      {lacksMail
        ? <NoticePanel texts={[t(pinMessage(env))]} />
        : <Flash ctx={ctx} done={{ sent: pinMessage(env) }} isFirst={false} />}
      <FormView ctx={ctx} data={data} form={isSecond ? RESET_FORM : PIN_FORM} />
      {isSecond && <PinFill field={fieldId("password_token")} />}
      <p class="gate-links">
        {isSecond
          ? <a href={FIRST_STEP}>{t("control.reset.again")}</a>
          : <PinLink href={SECOND_STEP} text={t("control.reset.havePin")} />}
        <a href={SIGN_IN}>{t("control.signUp.toSignIn")}</a>
      </p>
    </SignInLayout>
  );
});

/** Returns the lead; it promises no mail if none can be sent. */
function leadOf(
  { isSecond, lacksMail }: { isSecond: boolean; lacksMail: boolean },
): MessageKey {
  if (isSecond) return `control.reset.${lacksMail ? "givenLead" : "newLead"}`;
  return `control.reset.${lacksMail ? "askLead" : "lead"}`;
}

function isSecondStep(url: URL): boolean {
  return url.searchParams.get("step") === "2";
}
