import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { requeueMail, requireMail } from "./outbox.ts";
import { invalid, unauthorized } from "@/lib/errors.ts";
import type { ListedMail, MailResend } from "./outbox_schema.ts";
import { listedMail } from "./listed_mail.ts";

/**
 * Resends a mail of the outbox by hand, for call and page (decision 31): the administrator's own inside the request, with
 * a password if needed, others by the worker. A different `version` means that it was done already, and sends nothing.
 * Throws 404, 409 while it is being sent, 422 for a useless password, 429, and 502 with the mail server's reason.
 */
export async function resendMail(
  ctx: Context<State>,
  { id, password, version }: MailResend & { version?: number | undefined },
): Promise<ListedMail> {
  const { kv, env, limits, mailer, admin } = ctx.state;
  if (admin === null) throw unauthorized();
  const { kind } = await requireMail(kv, id);
  const isOwn = kind === "send";
  if (password !== undefined && !(isOwn && env.mailDriver === "smtp")) {
    throw invalid({ key: "invalid.unknown", field: "password" });
  }
  const queued = await limits.spend("send", admin.id, (admit) => {
    admit();
    return requeueMail(kv, id, version);
  });
  if (queued === null) return listedMail(await requireMail(kv, id), ctx.state);
  if (isOwn) {
    await mailer.sendNow(id, password === undefined ? {} : { password });
  } else mailer.wake();
  return listedMail(await requireMail(kv, id), ctx.state);
}
