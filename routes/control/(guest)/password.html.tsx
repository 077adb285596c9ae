import { page } from "fresh";
import { GateLayout } from "@/components/control/GateLayout.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import { MessagePanel, NoticePanel } from "@/components/ui/Panel.tsx";
import PinFill from "@/islands/PinFill.tsx";
import PinLink from "@/islands/PinLink.tsx";
import { define } from "@/lib/site/define.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { PIN_FORM, RESET_FORM } from "@/lib/accounts/forms.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import {
  pinMessage,
  resetForgotten,
  sendPin,
} from "@/lib/accounts/password.ts";
import { formPost } from "@/lib/forms/post.ts";
import {
  forgetAsker,
  readAsker,
  rememberAsker,
} from "@/lib/accounts/pin_asker.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { passwordReset, pinRequest } from "@/lib/accounts/schema.ts";

const FIRST_STEP = "/control/password.html";
const SECOND_STEP = `${FIRST_STEP}?step=2`;
const SIGN_IN = "/control/signin.html";

const askForPin = formPost(pinRequest, async (input, ctx) => {
  await sendPin(ctx, input);
  return seeOther(`${SECOND_STEP}&sent`, [rememberAsker(ctx, input.email)]);
}, { values: ({ email = "" }) => ({ email }) });

const reset = formPost(passwordReset, async (input, ctx) => {
  const cookies = await resetForgotten(ctx, input);
  return seeOther(`${SIGN_IN}?reset`, [...cookies, forgetAsker(ctx)]);
}, {
  values: ({ email = "", password_token = "" }) => ({ email, password_token }),
});

export const handler = define.handlers<FormState>({
  GET: (ctx) => page({ values: { email: readAsker(ctx) }, problems: [] }),
  POST: (ctx) => isSecondStep(ctx.url) ? reset(ctx) : askForPin(ctx),
});

export default define.page<typeof handler>(
  async function ResetPassword({ data, state, url }) {
    const { kv, env, t, locale, theme } = state;
    const settings = await getSettings(kv);
    const title = t("control.reset.title");
    const isSecond = isSecondStep(url);
    const isSent = url.searchParams.has("sent") && data.problems.length === 0;
    const lacksMail = !env.hasMailServer;
    return (
      <GateLayout
        {...{ t, locale, theme, title }}
        url={url.pathname + url.search}
        company={settings.company_name}
        lead={t(leadOf({ isSecond, lacksMail }))}
      >
        <PageHead title={formTitle(t, title, data)} settings={settings} />
        {lacksMail
          ? <NoticePanel texts={[t(pinMessage(env))]} />
          : (
            <MessagePanel
              texts={isSent ? [t(pinMessage(env))] : []}
              isFirst={false}
            />
          )}
        <FormView
          {...{ t, locale, state: data }}
          form={isSecond ? RESET_FORM : PIN_FORM}
        />
        {isSecond && <PinFill field={fieldId("password_token")} />}
        <p class="gate-links">
          {isSecond
            ? <a href={FIRST_STEP}>{t("control.reset.again")}</a>
            : <PinLink href={SECOND_STEP} text={t("control.reset.havePin")} />}
          <a href={SIGN_IN}>{t("control.signUp.toSignIn")}</a>
        </p>
      </GateLayout>
    );
  },
);

/** Promises no mail where none can leave. */
function leadOf(
  { isSecond, lacksMail }: { isSecond: boolean; lacksMail: boolean },
): MessageKey {
  if (isSecond) return `control.reset.${lacksMail ? "givenLead" : "newLead"}`;
  return `control.reset.${lacksMail ? "askLead" : "lead"}`;
}

function isSecondStep(url: URL): boolean {
  return url.searchParams.get("step") === "2";
}
