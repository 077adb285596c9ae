import { MailWay } from "@/components/mail/MailWay.tsx";
import { Screen } from "@/components/panel/Screen.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { messages } from "@/lib/messages/messages.ts";
import { findParcelId, getParcel } from "@/lib/parcels/parcels.ts";
import { formValues } from "@/lib/forms/description.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { emailForm } from "@/lib/messages/forms.ts";
import { replyTo, sendMail } from "@/lib/messages/email.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { emailSend } from "@/lib/messages/schema.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { MailNotSentNotice } from "@/components/mail/MailSetup.tsx";
import { Flash } from "@/components/ui/Panel.tsx";
import { readFlash } from "@/lib/forms/form_state.ts";

export const handler = formHandlers(emailSend, async (input, ctx) => {
  const { request_id, ...mail } = input;
  const { to, subject, body } = mail;
  // A form that was changed after a refusal is a different mail, even with the same request_id.
  const requestKey = request_id &&
    sha256(JSON.stringify([request_id, to, subject, body]));
  const { status } = await sendMail(ctx, mail, { requestKey });
  return flash(ctx.url.pathname, status);
}, {
  async first({ url, state: { kv } }) {
    const first = await initialValues(kv, url.searchParams);
    const request_id = crypto.randomUUID();
    return formValues(emailForm({ isSmtp: false }), { ...first, request_id });
  },
});

/** Returns the initial values of the form for a reply or a mail about a parcel. */
async function initialValues(kv: Kv, query: URLSearchParams) {
  const [messageId, code] = [query.get("message"), query.get("parcel")];
  const message = messageId && await messages.get(kv, messageId);
  if (message) return replyTo(message);
  const id = code && await findParcelId(kv, code);
  const parcel = id && await getParcel(kv, id);
  return parcel
    ? { to: parcel.recipient_email, subject: parcel.tracking_code }
    : {};
}

/** The form of a mail to any address. */
export default definePanel.page<typeof handler>(function SendEmail(ctx) {
  const { data, state } = ctx;
  const { env, t, admin } = state;
  const keeps = env.mailDriver === "log";
  const done = readFlash(ctx);
  const isKept = done === "kept" || (done === "sent" && keeps);
  return (
    <Screen
      ctx={ctx}
      data={data}
      title={t("control.email.title")}
      lead={t(`control.email.${keeps ? "leadKept" : "lead"}`)}
    >
      {isKept
        ? <MailNotSentNotice t={t} admin={admin} />
        : <Flash ctx={ctx} done={{ sent: "message.emailSent" }} />}
      <div class="email-columns">
        <FormView
          ctx={ctx}
          data={data}
          form={emailForm({ isSmtp: env.mailDriver === "smtp" })}
        />
        <MailWay ctx={ctx} />
      </div>
    </Screen>
  );
});
