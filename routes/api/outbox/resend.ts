import { define } from "@/lib/define.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { mailMessage } from "@/lib/http/mails/listed_mail.ts";
import { resendMail } from "@/lib/http/mails/resend_mail.ts";

/** Sends a mail once more, by hand (decision 31). */
export const handler = define.handlers({
  POST: endpoint("POST /api/outbox/resend", async (input, ctx) => {
    const mail = await resendMail(ctx, input);
    return reply(mail, { message: mailMessage(mail, ctx.state.env) });
  }),
});
