import type { Context } from "fresh";
import { invalid } from "@/lib/errors.ts";
import { MAX_BODY, MAX_TEXT } from "@/lib/fields/constants.ts";
import { requireRight } from "@/lib/fields/roles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import { cutText } from "@/lib/mail/letter.ts";
import { queueMail, requeueMail } from "@/lib/mail/outbox.ts";
import {
  type ListedMail,
  type MailResend,
  rightToResend,
} from "@/lib/mail/outbox_schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { State } from "@/lib/site/state.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { findCreatedId, rememberCreated } from "@/lib/store/requests.ts";
import type { ContactSend, Message } from "./schema.ts";
import { requireMail, toListedMail } from "@/lib/mail/listed_mail.ts";

/**
 * Sends a member's mail within the request, for the API call and the page (decision 17). The password is used for this mail
 * only and is not stored. Every attempt counts against the rate limit; an invalid form does not. Throws 422, 429, and 502
 * with the mail server's reason.
 */
export async function sendMail(
  ctx: Context<State>,
  { password, ...mail }: ContactSend,
  { requestKey }: { requestKey?: string | undefined },
): Promise<ListedMail> {
  const { kv, env, locale, admin } = ctx.state;
  if (env.mailDriver !== "smtp") refusePassword(password);
  const options = {
    requestKey,
    mailFrom: env.mailFrom,
    locale,
    standIn: env.mailDriver === "log" ? admin?.email : undefined,
  };
  const id = await spend(ctx, () => queueSend(kv, mail, options));
  return await sendNow(ctx, id, password);
}

/**
 * Resends a mail of the outbox, for the API call and the page: a member's own within the request, others as a job. Resending
 * an invitation requires the right to invite. A stale `version` means that the mail was resent already; nothing is sent.
 * Throws 403, 404, 409 while it is being sent, 422 for a password that would not be used, 429, and 502 with the mail
 * server's reason.
 */
export async function resendMail(
  ctx: Context<State>,
  { id, password, version }: MailResend & { version?: number | undefined },
): Promise<ListedMail> {
  const { kv, env, jobs } = ctx.state;
  const { kind } = await requireMail(kv, id);
  requireRight(ctx, rightToResend(kind));
  const isOwn = kind === "send";
  if (!isOwn || env.mailDriver !== "smtp") refusePassword(password);
  const queued = await spend(ctx, () => requeueMail(kv, id, version));
  if (queued !== null && isOwn) return await sendNow(ctx, id, password);
  if (queued !== null) jobs.wake();
  return toListedMail(await requireMail(kv, id), ctx.state);
}

/** Throws 422 for a password that would not be used. */
function refusePassword(password: string | undefined): void {
  if (password === undefined) return;
  throw invalid({ key: "invalid.unknown", field: "password" });
}

function spend<T>(
  { state: { limits, admin } }: Context<State>,
  work: () => Promise<T>,
): Promise<T> {
  return limits.spend("send", admin!.id, (admit) => {
    admit();
    return work();
  });
}

async function sendNow(
  { state }: Context<State>,
  id: string,
  password: string | undefined,
): Promise<ListedMail> {
  await state.mailer.sendNow(id, password === undefined ? {} : { password });
  return toListedMail(await requireMail(state.kv, id), state);
}

interface SendOptions {
  requestKey?: string | undefined;
  locale: Locale;
  /** The sender that the environment configures. */
  mailFrom: string | undefined;
  /** The sender if no other is configured and mails are only kept. */
  standIn?: string | undefined;
}

/**
 * Queues a member's mail, without the password, and returns its id; a repeated `requestKey` returns the id of the first
 * call. Throws 422 when `from` is neither a configured sender nor in the mail domain of the environment.
 */
export async function queueSend(
  kv: Kv,
  { to, subject, body, from }: Omit<ContactSend, "password">,
  { requestKey, locale, ...options }: SendOptions,
): Promise<string> {
  const sender = chooseSender(from, options, await getSettings(kv));
  const mail = { kind: "send", to, from: sender, subject, body } as const;
  const request = { noun: "sends", input: mail, requestKey };
  return await kv.transact(async (tx) => {
    const existing = await findCreatedId(tx, request);
    if (existing !== null) return existing;
    const id = queueMail(tx, mail, { locale });
    // No changes: the outbox has the details.
    tx.note({ noun: "mail", record_id: id, kind: "sent" });
    await rememberCreated(tx, request, { kv, id });
    return id;
  });
}

/** Returns the sender in its configured spelling, by default the first configured one. Throws 422 for any other. */
function chooseSender(
  from: string | undefined,
  { mailFrom, standIn }: Omit<SendOptions, "locale">,
  { contact_email }: Pick<Settings, "contact_email">,
): string {
  const own = [mailFrom, contact_email].filter((address) => address != null);
  if (own.length === 0 && standIn !== undefined) own.push(standIn);
  const [first] = own;
  if (first === undefined) {
    throw invalid({ key: "error.mailNoSender", field: "from" });
  }
  if (from === undefined) return first;
  const wanted = from.toLowerCase();
  const known = own.find((address) => address.toLowerCase() === wanted);
  if (known !== undefined) return known;
  if (mailFrom !== undefined && domainOf(wanted) === domainOf(mailFrom)) {
    return from;
  }
  throw invalid({ key: "invalid.selected", field: "from" });
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}

/** Returns the initial values of a reply's form. The quoted message takes at most half of the body's maximum length. */
export function replyTo({ email, subject, body }: Message) {
  const answered = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const quoted = body.split("\n").map((line) => `> ${line}`).join("\n");
  return {
    to: email,
    subject: cutText(answered, MAX_TEXT),
    body: cutText(`\n\n${quoted}`, MAX_BODY / 2),
  };
}
