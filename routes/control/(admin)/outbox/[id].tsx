import { MailScreen } from "@/components/mail/MailScreen.tsx";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { mailResendForm } from "@/lib/mail/outbox_schema.ts";
import { resendMail } from "@/lib/messages/email.ts";
import { definePanel } from "@/lib/site/define.ts";
import { requireMail, toListedMail } from "@/lib/mail/listed_mail.ts";

export const handler = formHandlers(mailResendForm, async (input, ctx) => {
  const { id } = await resendMail(ctx, { ...input, id: ctx.params.id! });
  return flash(`/control/outbox/${id}`, "resent");
});

/** A mail of the outbox, with the form that resends it. */
export default definePanel.page<typeof handler>(async function OutboxMail(ctx) {
  const stored = await requireMail(ctx.state.kv, ctx.params.id!);
  const mail = toListedMail(stored, ctx.state);
  return <MailScreen ctx={ctx} mail={mail} data={ctx.data} />;
});
