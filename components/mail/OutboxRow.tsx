import { SubmitButton } from "@/components/ui/Button.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { may } from "@/lib/fields/roles.ts";
import {
  type ListedMail,
  type MailStatus as Status,
  rightToResend,
} from "@/lib/mail/outbox_schema.ts";
import { Moment } from "@/components/panel/Moment.tsx";

interface OutboxRowProps {
  ctx: PanelContext;
  mail: ListedMail;
}

/** A mail in the outbox list, with its status and, if it may not have arrived, a button to resend it. */
export function OutboxRow({ ctx, mail }: OutboxRowProps) {
  const { t } = ctx.state;
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
      {maySend(ctx, mail) && mayHaveBeenLost(mail) && (
        <form class="record-action" method="post" action={href}>
          <input type="hidden" name="version" value={version} />
          <SubmitButton isSmall label={t(`${resendText(mail)}Named`, { name })}>
            {t(resendText(mail))}
          </SubmitButton>
        </form>
      )}
    </li>
  );
}

const ICONS: Record<Status, IconName> = {
  queued: "schedule",
  sending: "send",
  sent: "check_circle",
  kept: "inbox",
  failed: "error",
  unknown: "error",
};

/** The status of a mail by icon, word and colour. */
export function MailStatus({ t, status }: { t: Translate; status: Status }) {
  return (
    <span class={`mail-status mail-${status}`}>
      <Icon name={ICONS[status]} />
      {t(`mailStatus.${status}`)}
    </span>
  );
}

/** The number of tries and the time of the next one; nothing if the first try was enough. */
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

/** Returns the subject of a mail or, before it has one, its kind. */
export function mailName(t: Translate, { subject, kind }: ListedMail): string {
  return subject ?? t(`mailKind.${kind}`);
}

/**
 * Reports whether the list offers to resend a mail. A sent mail can be resent only on its own screen, to avoid accidental
 * duplicates.
 */
function mayHaveBeenLost({ status }: ListedMail): boolean {
  return status === "failed" || status === "unknown" || status === "kept";
}

/** Returns the text of the button that sends a mail by hand: "resend", unless the mail was only kept. */
export function resendText({ status }: ListedMail) {
  return status === "kept" ? "control.outbox.send" : "control.outbox.resend";
}

/** Reports whether mails can be sent and the member may resend this one. */
export function maySend(
  { state }: PanelContext,
  { kind }: ListedMail,
): boolean {
  return state.env.mailDriver !== "log" &&
    may(state.admin, rightToResend(kind));
}

/** Reports whether the worker is done with a mail. */
export function isResendable({ status }: ListedMail): boolean {
  return status !== "queued" && status !== "sending";
}
