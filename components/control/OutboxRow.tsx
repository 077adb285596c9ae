import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { ListedMail } from "@/lib/mail/outbox_schema.ts";
import { MailStatus } from "./MailStatus.tsx";
import { Moment } from "./Moment.tsx";

interface OutboxRowProps {
  ctx: PanelContext;
  mail: ListedMail;
}

/** A mail in the list of the outbox: what has become of it, and the way to send once more what may not have arrived. */
export function OutboxRow({ ctx, mail }: OutboxRowProps) {
  const { t, env } = ctx.state;
  const { id, version, status, to, reason, created_at } = mail;
  const href = `/control/outbox/${id}`;
  const name = mailName(t, mail);
  return (
    <li class="record mail-row">
      <a class="record-link" href={href}>
        <MailStatus t={t} status={status} />
        <span class="mail-about">
          <bdi {...UNTRANSLATED}>{name}</bdi>
          {to !== null && <bdi class="soft" {...UNTRANSLATED}>{to}</bdi>}
          {reason !== null && <bdi class="mail-reason">{reason}</bdi>}
          <MailTries ctx={ctx} mail={mail} />
        </span>
      </a>
      <span class="record-end">
        <Moment ctx={ctx} iso={created_at} />
      </span>
      {env.mailDriver !== "log" && mayHaveBeenLost(mail) && (
        <form class="record-action" method="post" action={href}>
          <input type="hidden" name="version" value={version} />
          <button
            type="submit"
            class="button button-quiet button-small"
            aria-label={t(`${resendText(mail)}Named`, { name })}
          >
            {t(resendText(mail))}
          </button>
        </form>
      )}
    </li>
  );
}

/** How often it was tried, and when it will be again; nothing when the first try was enough. */
function MailTries({ ctx, mail }: OutboxRowProps) {
  const { t } = ctx.state;
  const { attempts, status, next_at } = mail;
  if (status === "sent" || status === "kept" || attempts === 0) return null;
  return (
    <span class="soft">
      {t("control.outbox.tries")}: {attempts}
      {status === "queued" && next_at !== null && (
        <>
          {" · "}
          {t("control.outbox.nextTry")}: <Moment ctx={ctx} iso={next_at} />
        </>
      )}
    </span>
  );
}

/** Returns what a mail is known by: its subject or, before it has one, what it is about. */
export function mailName(t: Translate, { subject, kind }: ListedMail): string {
  return subject ?? t(`mailKind.${kind}`);
}

/** A mail that was sent is sent again on its own screen alone, so that no slip does it. */
function mayHaveBeenLost({ status }: ListedMail): boolean {
  return status === "failed" || status === "unknown" || status === "kept";
}

/** Returns what the button to send a mail by hand says: a kept one has never been sent. */
export function resendText({ status }: ListedMail) {
  return status === "kept" ? "control.outbox.send" : "control.outbox.resend";
}

/** Reports whether the worker is done with a mail. */
export function isResendable({ status }: ListedMail): boolean {
  return status !== "queued" && status !== "sending";
}
