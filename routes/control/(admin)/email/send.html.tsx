import { page } from "fresh";
import { KeptNotice } from "@/components/control/MailMissing.tsx";
import { MailWay } from "@/components/control/MailWay.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { define } from "@/lib/site/define.ts";
import { getMessage } from "@/lib/messages/messages.ts";
import { findParcelId, getParcel } from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { formValues, postedValues } from "@/lib/forms/description.ts";
import { emailForm } from "@/lib/messages/email_form.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { formPost } from "@/lib/forms/post.ts";
import { replyTo } from "@/lib/messages/reply_to.ts";
import { sendEmailForm, senderOf } from "@/lib/messages/send_mail.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { emailSend } from "@/lib/messages/email_schema.ts";

const PATH = "/control/email/send.html";
/** What is shown again is the same with a password and without. */
const FIELDS = emailForm({ isSmtp: false });

export const handler = define.handlers<FormState>({
  async GET({ url, state }) {
    const request_id = crypto.randomUUID();
    const begun = await beginningOf(state.kv, url.searchParams);
    const values = formValues(FIELDS, { ...begun, request_id });
    return page({ values, problems: [] });
  },

  POST: formPost(emailSend, async (input, ctx) => {
    const { status } = await sendEmailForm(ctx, input);
    return seeOther(`${PATH}?${status}`);
  }, { values: (posted) => postedValues(FIELDS, posted) }),
});

/** What the mail begins with, where another screen has led here: an answer to a message, or a mail to a recipient. */
async function beginningOf(kv: Kv, asked: URLSearchParams) {
  const [answered, code] = [asked.get("message"), asked.get("parcel")];
  const message = answered && await getMessage(kv, answered);
  if (message) return replyTo(message);
  const id = code && await findParcelId(kv, code);
  const parcel = id && await getParcel(kv, id);
  return parcel
    ? { to: parcel.recipient_email, subject: parcel.tracking_code }
    : {};
}

/** Send Email (spec section 2, decision 17). */
export default define.page<typeof handler>(
  async function SendEmail({ data, state, url }) {
    const { kv, env, t, locale, theme } = state;
    const settings = await getSettings(kv);
    const title = t("control.email.title");
    const keeps = env.mailDriver === "log";
    return (
      <Screen
        {...{ t, locale, theme, settings }}
        title={formTitle(t, title, data)}
        url={url.pathname + url.search}
        crumbs={[{ text: title }]}
      >
        <div class="control-head">
          <h1>{title}</h1>
          <p class="soft">
            {t(`control.email.${keeps ? "leadKept" : "lead"}`)}
          </p>
        </div>
        {data.problems.length === 0 && (
          <Done {...{ t, keeps }} asked={url.searchParams} />
        )}
        <div class="email-columns">
          <FormView
            {...{ t, locale, state: data }}
            form={emailForm({ isSmtp: env.mailDriver === "smtp" })}
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

interface DoneProps {
  t: Translate;
  keeps: boolean;
  asked: URLSearchParams;
}

/** What has just been done, as far as the present driver can have done it. */
function Done({ t, keeps, asked }: DoneProps) {
  const isSent = asked.has("sent");
  if (asked.has("kept") || (isSent && keeps)) return <KeptNotice t={t} />;
  return <MessagePanel texts={isSent ? [t("message.emailSent")] : []} />;
}
