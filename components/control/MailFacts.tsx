import type { ComponentChildren } from "preact";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { ListedMail } from "@/lib/mail/outbox_schema.ts";
import { MailStatus } from "./MailStatus.tsx";
import { Moment } from "./Moment.tsx";

interface MailFactsProps {
  ctx: PanelContext;
  mail: ListedMail;
}

/** Everything that the outbox knows of a mail. */
export function MailFacts({ ctx, mail }: MailFactsProps) {
  const { t, locale } = ctx.state;
  const { kind, status, to, from, attempts, reason } = mail;
  const title = (field: string) => fieldTitle(t, locale, field);
  const moment = (iso: string | null) => iso && <Moment ctx={ctx} iso={iso} />;
  return (
    <div class="card mail-facts">
      <dl class="facts">
        <Fact label={title("status")}>
          <MailStatus t={t} status={status} />
        </Fact>
        <Fact label={t("control.outbox.reason")}>{reason}</Fact>
        <Fact label={t("control.outbox.kind")}>{t(`mailKind.${kind}`)}</Fact>
        <Fact label={title("to")}>
          {to && <bdi {...UNTRANSLATED}>{to}</bdi>}
        </Fact>
        <Fact label={title("from")}>
          {from && <bdi {...UNTRANSLATED}>{from}</bdi>}
        </Fact>
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

interface FactProps {
  label: string;
  children: ComponentChildren;
}

/** One labelled value; nothing when there is none. */
function Fact({ label, children }: FactProps) {
  if (children === null || children === false) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
