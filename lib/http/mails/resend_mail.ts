import type { Context } from "fresh";
import type { State } from "@/lib/define.ts";
import { getMail, requeueMail, type ShownMail } from "@/lib/domain/outbox.ts";
import { describe, invalid, notFound, unauthorized } from "@/lib/errors.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { MailResend } from "@/lib/schemas/outbox.ts";
import type { ListedMail } from "@/lib/schemas/records.ts";

/** Gives a mail as the panel and the API show it: with the reason in words. */
export function listedMail(mail: ShownMail, t: Translate): ListedMail {
  return { ...mail, reason: mail.reason && describe(t, mail.reason) };
}

/**
 * Sends a mail of the outbox once more, by hand, for the call and the page alike (decision 31): the administrator's own
 * within the request, with the password if one is needed; the others by the worker. Of another `version` it sends nothing:
 * that was done already. Throws 404, 409 while it is under way, 422 for a password that is of no use, 429, and 502 with
 * the mail server's reason.
 */
export async function resendMail(
  ctx: Context<State>,
  { id, password, version }: MailResend & { version?: number | undefined },
): Promise<ListedMail> {
  const { kv, env, limits, mailer, admin, t } = ctx.state;
  if (admin === null) throw unauthorized();
  const { kind } = await requireMail(ctx, id);
  const isOwn = kind === "send";
  if (password !== undefined && !(isOwn && env.mailDriver === "smtp")) {
    throw invalid({ key: "invalid.unknown", field: "password" });
  }
  const queued = await limits.spend("send", admin.id, (admit) => {
    admit();
    return requeueMail(kv, id, version);
  });
  if (queued === null) return listedMail(await requireMail(ctx, id), t);
  if (isOwn) {
    await mailer.sendNow(id, password === undefined ? {} : { password });
  } else mailer.wake();
  return listedMail(await requireMail(ctx, id), t);
}

async function requireMail(
  { state: { kv } }: Context<State>,
  id: string,
): Promise<ShownMail> {
  const mail = await getMail(kv, id);
  if (mail === null) throw notFound("mail");
  return mail;
}
