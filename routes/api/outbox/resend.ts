import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { mailMessage } from "@/lib/mail/outbox_schema.ts";
import { resendMail } from "@/lib/messages/email.ts";

/** Resends a mail by hand. */
export const handler = {
  POST: endpoint("POST /api/outbox/resend", async (input, ctx) => {
    const mail = await resendMail(ctx, input);
    return reply(mail, { message: mailMessage(mail, ctx.state.env) });
  }),
};
