import { page } from "fresh";
import { MailWay } from "@/components/control/MailWay.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { define } from "@/lib/define.ts";
import { getMessage } from "@/lib/domain/messages.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { formValues, postedValues } from "@/lib/forms/description.ts";
import { emailForm } from "@/lib/forms/email_form.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { formPost } from "@/lib/http/forms/form.ts";
import { replyTo } from "@/lib/http/mails/reply_to.ts";
import { sendEmailForm, senderOf } from "@/lib/http/mails/send_mail.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { emailSend } from "@/lib/schemas/contact.ts";

const SENT = "/control/email/send.html?sent";
/** What is shown again is the same with a password and without. */
const FIELDS = emailForm({ isSmtp: false });

export const handler = define.handlers<FormState>({
  async GET({ url, state }) {
    const answered = url.searchParams.get("message");
    const message = answered && await getMessage(state.kv, answered);
    const request_id = crypto.randomUUID();
    const values = { ...(message && replyTo(message)), request_id };
    return page({ values: formValues(FIELDS, values), problems: [] });
  },

  POST: formPost(emailSend, async (input, ctx) => {
    await sendEmailForm(ctx, input);
    return seeOther(SENT);
  }, { values: (posted) => postedValues(FIELDS, posted) }),
});

/** Send Email (spec section 2, decision 17). */
export default define.page<typeof handler>(
  async function SendEmail({ data, state, url }) {
    const { kv, env, t, locale, theme } = state;
    const settings = await getSettings(kv);
    const title = t("control.email.title");
    const isSent = url.searchParams.has("sent") && data.problems.length === 0;
    return (
      <Screen
        {...{ t, locale, theme, settings }}
        title={formTitle(t, title, data)}
        url={url.pathname + url.search}
        crumbs={[{ text: title }]}
      >
        <div class="control-head">
          <h1>{title}</h1>
          <p class="soft">{t("control.email.lead")}</p>
        </div>
        <div class="email-columns">
          <FormView
            {...{ t, locale, state: data }}
            form={emailForm({ isSmtp: env.mailDriver === "smtp" })}
            message={isSent ? t("message.emailSent") : undefined}
          />
          <MailWay
            {...{ t, locale }}
            driver={env.mailDriver}
            template={settings.mail_template}
            sender={senderOf(state, settings)}
          />
        </div>
      </Screen>
    );
  },
);
