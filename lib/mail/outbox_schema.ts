import { z } from "zod";
import type { Problem } from "@/lib/errors.ts";
import { MAIL_DRIVERS, type MailDriver } from "@/lib/fields/constants.ts";
import {
  givenPassword,
  omittable,
  recordId,
  version,
} from "@/lib/fields/fields.ts";
import { nullableText, stored, timestamp } from "@/lib/fields/record.ts";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { Right } from "@/lib/site/nouns.ts";

/** An outgoing mail as the API returns it and the panel shows it. */
export const mail = z.strictObject({
  ...stored,
  kind: z.enum([
    "message",
    "pin",
    "invitation",
    "password_notice",
    "chat_code_notice",
    "send",
  ]),
  /**
   * `kept`: accepted by the driver `log`, not sent. `unknown`: the attempt broke off, so the mail may have been sent.
   */
  status: z.enum(["queued", "sending", "sent", "kept", "failed", "unknown"]),
  /** Null for a pin, for a recipient that is determined at the first attempt, and for a colleague whose address is hidden. */
  to: nullableText,
  from: nullableText,
  subject: nullableText,
  /** The text of a member's own mail; null for other mails. */
  body: nullableText,
  /** The record that the mail is about. */
  about_id: nullableText,
  /** The recipient's language, if known. */
  locale: z.enum(LOCALE_CODES),
  attempts: z.int(),
  /** The time of the next attempt; null when done. */
  next_at: timestamp.nullable(),
  sent_at: timestamp.nullable(),
  /** The driver that accepted it; null until then. */
  driver: z.enum(MAIL_DRIVERS).nullable(),
  /** The error of the last attempt. */
  reason: nullableText,
});

export type ListedMail = z.output<typeof mail>;
export type MailKind = ListedMail["kind"];
export type MailStatus = ListedMail["status"];

/**
 * A mail as stored. A mail with a pin names the member by `about_id` instead of an address; texts are stored separately.
 */
export type OutboxMail = Omit<ListedMail, "body" | "driver" | "reason"> & {
  /** Missing in mails of earlier versions. */
  driver?: MailDriver | null;
  reason: Problem | null;
};

/**
 * Returns the right needed to resend a mail. Invitations and pins need more, because an invitation lets a person into the
 * panel, and a new pin revokes the one that the member may be typing.
 */
export function rightToResend(kind: MailKind): Right {
  return kind === "invitation" || kind === "pin" ? "team:write" : "mail:write";
}

/** Reports whether mails of a kind go to a member of the team, rather than to visitors or the company. */
export function isToMember(kind: MailKind): boolean {
  return kind !== "send" && kind !== "message";
}

/** The body of POST /api/outbox/resend; the password is for a member's own mail only. */
export const mailResend = z.strictObject({
  id: recordId,
  password: omittable(givenPassword.optional()),
});

export type MailResend = z.output<typeof mailResend>;

/** The form on a mail's screen; it contains the mail's version, so that a double click sends once. */
export const mailResendForm = mailResend.omit({ id: true }).extend({
  version: version.optional(),
});

/** Returns the message after a mail was queued or sent; only a mail that a server accepted counts as sent. */
export function mailMessage(
  { status }: Pick<ListedMail, "status">,
  { mailDriver }: { mailDriver: MailDriver },
): MessageKey {
  if (status === "sent") return "message.emailSent";
  return status === "kept" || mailDriver === "log"
    ? "message.emailKept"
    : "message.mailQueued";
}
