import { MailScreen } from "@/components/control/MailScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { getMail } from "@/lib/mail/outbox.ts";
import { notFound } from "@/lib/errors.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { formPost, showForm } from "@/lib/forms/post.ts";
import { listedMail } from "@/lib/mail/listed_mail.ts";
import { resendMail } from "@/lib/mail/resend.ts";
import { flash } from "@/lib/http/redirect.ts";
import { mailResendForm } from "@/lib/mail/outbox_schema.ts";

export const handler = definePanel.handlers<FormState>({
  GET: () => showForm(),

  POST: formPost(mailResendForm, async (input, ctx) => {
    const { id } = await resendMail(ctx, { ...input, id: ctx.params.id! });
    return flash(`/control/outbox/${id}`, "resent");
  }),
});

/** One mail of the outbox, which can be sent once more (decision 31). */
export default definePanel.page<typeof handler>(async function OutboxMail(ctx) {
  const stored = await getMail(ctx.state.kv, ctx.params.id!);
  if (stored === null) throw notFound("mail");
  const mail = listedMail(stored, ctx.state);
  return <MailScreen {...{ ctx, mail }} data={ctx.data} />;
});
