import { define } from "@/lib/site/define.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { mailMessage } from "@/lib/mail/listed_mail.ts";
import { resendMail } from "@/lib/mail/resend.ts";

/** Resends a mail by hand (decision 31). */
export const handler = define.handlers({
  POST: endpoint("POST /api/outbox/resend", async (input, ctx) => {
    const mail = await resendMail(ctx, input);
    return reply(mail, { message: mailMessage(mail, ctx.state.env) });
  }),
});
