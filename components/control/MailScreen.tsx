import { FormView } from "@/components/forms/FormView.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { formValues } from "@/lib/forms/description.ts";
import { readFlash } from "@/lib/forms/flash.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { mailMessage } from "@/lib/mail/listed_mail.ts";
import { resendForm } from "@/lib/messages/email_form.ts";
import type { ListedMail } from "@/lib/mail/outbox_schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { MailFacts } from "./MailFacts.tsx";
import { KeptNotice } from "./MailMissing.tsx";
import { isResendable, mailName, resendText } from "./OutboxRow.tsx";
import { Screen } from "./Screen.tsx";
import { MORE } from "./screens.ts";

interface MailScreenProps {
  ctx: PanelContext;
  mail: ListedMail;
  /** What was posted to send it once more. */
  data: FormState;
}

/** Everything about a mail, and the form that sends it once more. */
export function MailScreen({ ctx, mail, data }: MailScreenProps) {
  const { env, t, locale } = ctx.state;
  const name = mailName(t, mail);
  const sends = env.mailDriver !== "log";
  const form = resendForm({
    withPassword: mail.kind === "send" && env.mailDriver === "smtp",
    button: resendText(mail),
  });
  const values = formValues(form, mail);
  return (
    <Screen
      ctx={ctx}
      title={formTitle(t, name, data)}
      under={MORE.outbox}
      crumbs={[{ text: name }]}
    >
      <div class="control-form">
        <h1 class="mail-title">
          <bdi>{name}</bdi>
        </h1>
        {readFlash(ctx) === "resent" && <Resent {...{ ctx, mail }} />}
        <MailFacts {...{ ctx, mail }} />
        {((sends && isResendable(mail)) || data.problems.length > 0) && (
          <FormView
            {...{ t, locale, form, state: { ...data, values } }}
            cancel={MORE.outbox.href}
          />
        )}
      </div>
    </Screen>
  );
}

/** What has come of sending it once more, as far as that is no failure. */
function Resent({ ctx, mail }: Pick<MailScreenProps, "ctx" | "mail">) {
  const { t, env } = ctx.state;
  if (mail.status === "failed" || mail.status === "unknown") return null;
  const message = mailMessage(mail, env);
  return message === "message.emailKept"
    ? <KeptNotice t={t} />
    : <MessagePanel texts={[t(message)]} />;
}
