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

/** An outgoing mail as the API and the panel show it. */
export const mail = z.strictObject({
  ...stored,
  /** What it is about (decision 31). */
  kind: z.enum([
    "message",
    "pin",
    "password_notice",
    "chat_code_notice",
    "send",
  ]),
  /**
   * How far it has come. `kept` was taken by the driver `log` and has not left; `unknown` may have been sent: its process
   * ended while sending it (decision 31).
   */
  status: z.enum(["queued", "sending", "sent", "kept", "failed", "unknown"]),
  /** Null for a pin, and until the first try where it is found out then. */
  to: nullableText,
  from: nullableText,
  subject: nullableText,
  /** The text of the administrator's own mail; of others none is kept. */
  body: nullableText,
  /** The record that a mail about one is made from. */
  about_id: nullableText,
  /** The language of the recipient, as far as it is known. */
  locale: z.enum(LOCALE_CODES),
  attempts: z.int(),
  /** When something has to be done about it next; null when nothing has. */
  next_at: timestamp.nullable(),
  sent_at: timestamp.nullable(),
  /** The driver that took it; null before one has. */
  driver: z.enum(MAIL_DRIVERS).nullable(),
  /** Why the last try failed. */
  reason: nullableText,
});

export type ListedMail = z.output<typeof mail>;
export type MailKind = ListedMail["kind"];
export type MailStatus = ListedMail["status"];

/** A mail as stored. A pin's holds nothing but the administrator's id; of the others the text is kept apart. */
export type OutboxMail = Omit<ListedMail, "body" | "driver" | "reason"> & {
  /** Mails stored by earlier versions lack it. */
  driver?: MailDriver | null;
  reason: Problem | null;
};

/** The body of POST /api/outbox/resend; the password is that of the administrator's own mail (decisions 17 and 31). */
export const mailResend = z.strictObject({
  id: recordId,
  password: omittable(givenPassword.optional()),
});

export type MailResend = z.output<typeof mailResend>;

/** The form on the screen of one mail, and of which version of it: a double click sends it once. */
export const mailResendForm = mailResend.omit({ id: true }).extend({
  version: version.optional(),
});
