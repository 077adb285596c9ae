import { FormView } from "@/components/forms/FormView.tsx";
import { Fact } from "@/components/ui/Fact.tsx";
import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { formValues } from "@/lib/forms/description.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { type ListedMail, mailMessage } from "@/lib/mail/outbox_schema.ts";
import { resendForm } from "@/lib/messages/forms.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { Moment } from "@/components/panel/Moment.tsx";
import {
  isResendable,
  mailName,
  MailStatus,
  maySend,
  resendText,
} from "./OutboxRow.tsx";
import { Screen } from "@/components/panel/Screen.tsx";
import { listPath } from "@/components/panel/screens.ts";
import { MailNotSentNotice } from "./MailSetup.tsx";
import { type FormState, readFlash } from "@/lib/forms/form_state.ts";

interface MailScreenProps {
  ctx: PanelContext;
  mail: ListedMail;
  /** The posted form that resends it. */
  data: FormState;
}

/** A mail with all its facts, and the form that resends it. */
export function MailScreen({ ctx, mail, data }: MailScreenProps) {
  const { env, t } = ctx.state;
  const name = mailName(t, mail);
  const form = resendForm({
    withPassword: mail.kind === "send" && env.mailDriver === "smtp",
    button: resendText(mail),
  });
  const values = formValues(form, mail);
  return (
    <Screen ctx={ctx} data={data} title={name}>
      <div class="control-form">
        <h1 class="mail-title">
          <bdi>{name}</bdi>
        </h1>
        {readFlash(ctx) === "resent" && <Resent ctx={ctx} mail={mail} />}
        <MailFacts ctx={ctx} mail={mail} />
        {mail.kind === "send" && (
          <JournalLink ctx={ctx} about={{ record_id: mail.id }} />
        )}
        {((maySend(ctx, mail) && isResendable(mail)) ||
          data.problems.length > 0) && (
          <FormView
            ctx={ctx}
            form={form}
            data={{ ...data, values }}
            cancel={listPath("outbox")}
          />
        )}
      </div>
    </Screen>
  );
}

type MailProps = Pick<MailScreenProps, "ctx" | "mail">;

/** The outcome of resending, unless it failed. */
function Resent({ ctx, mail }: MailProps) {
  const { t, env, admin } = ctx.state;
  if (mail.status === "failed" || mail.status === "unknown") return null;
  const message = mailMessage(mail, env);
  return message === "message.emailKept"
    ? <MailNotSentNotice t={t} admin={admin} />
    : <MessagePanel texts={[t(message)]} />;
}

/** All facts about a mail. */
function MailFacts({ ctx, mail }: MailProps) {
  const { t, locale } = ctx.state;
  const { kind, status, to, from, attempts, reason } = mail;
  const title = (field: string) => fieldTitle(t, locale, field);
  const moment = (iso: string | null) => iso && <Moment ctx={ctx} iso={iso} />;
  const address = (text: string | null) =>
    text && <bdi {...UNTRANSLATED}>{text}</bdi>;
  return (
    <div class="card mail-facts">
      <dl class="facts">
        <Fact label={title("status")}>
          <MailStatus t={t} status={status} />
        </Fact>
        <Fact label={t("control.outbox.reason")}>{reason}</Fact>
        <Fact label={t("control.outbox.kind")}>{t(`mailKind.${kind}`)}</Fact>
        <Fact label={title("to")}>{address(to)}</Fact>
        <Fact label={title("from")}>{address(from)}</Fact>
        <Fact label={t("control.outbox.tries")}>{attempts}</Fact>
        <Fact label={t("control.outbox.nextTry")}>
          {status === "queued" && moment(mail.next_at)}
        </Fact>
        <Fact label={t("control.outbox.written")}>
          {moment(mail.created_at)}
        </Fact>
        <Fact label={t("control.outbox.sent")}>{moment(mail.sent_at)}</Fact>
      </dl>
      {mail.body !== null && (
        <p class="letter" dir="auto" {...UNTRANSLATED}>{mail.body}</p>
      )}
    </div>
  );
}
