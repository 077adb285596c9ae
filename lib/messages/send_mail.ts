import type { Context } from "fresh";
import type { PanelState, State } from "@/lib/site/state.ts";
import { queueSend } from "./email.ts";
import { requireMail } from "@/lib/mail/outbox.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { invalid, unauthorized } from "@/lib/errors.ts";
import type { ContactSend, EmailSend } from "./email_schema.ts";
import type { ListedMail } from "@/lib/mail/outbox_schema.ts";
import { listedMail } from "@/lib/mail/listed_mail.ts";

/**
 * Sends a mail of the administrator's for the call and for the page alike, within the request (decision 17). The password
 * is used for this one login: it is handed on and never kept. Every try counts against the limit, a refused form does
 * not. Returns what has become of the mail. Throws 422, 429, and 502 with the mail server's reason.
 */
export async function sendMail(
  ctx: Context<State>,
  { password, ...mail }: ContactSend,
  { requestKey }: { requestKey?: string | undefined },
): Promise<ListedMail> {
  const { kv, env, limits, locale, mailer, admin } = ctx.state;
  if (admin === null) throw unauthorized();
  if (password !== undefined && env.mailDriver !== "smtp") {
    throw invalid({ key: "invalid.unknown", field: "password" });
  }
  const options = {
    ...{ requestKey, mailFrom: env.mailFrom, locale },
    ...(env.mailDriver === "log" && { standIn: admin.email }),
  };
  const id = await limits.spend(
    "send",
    admin.id,
    (admit) => {
      admit();
      return queueSend(kv, mail, options);
    },
  );
  await mailer.sendNow(id, password === undefined ? {} : { password });
  return listedMail(await requireMail(kv, id), ctx.state);
}

/**
 * The same for the form of the page. A form that was changed after a refusal is another mail, whatever its request_id.
 */
export function sendEmailForm(
  ctx: Context<State>,
  { request_id, ...mail }: EmailSend,
): Promise<ListedMail> {
  const { to, subject, body } = mail;
  const requestKey = request_id &&
    sha256(JSON.stringify([request_id, to, subject, body]));
  return sendMail(ctx, mail, { requestKey });
}

/** Returns the address that the administrator's mails come from, or null while there is none (decision 17). */
export function senderOf({ env, admin, settings }: PanelState): string | null {
  const standIn = env.mailDriver === "log" ? admin.email : null;
  return env.mailFrom ?? settings.contact_email ?? standIn;
}
