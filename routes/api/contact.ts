import { define } from "@/lib/site/define.ts";
import { endpoint, requestKey } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { mailMessage } from "@/lib/mail/listed_mail.ts";
import { sendMail } from "@/lib/messages/send_mail.ts";

/** The administrator's own mail; visitors write by POST /api/messages (decisions 16 and 17). */
export const handler = define.handlers({
  POST: endpoint("POST /api/contact", async (input, ctx) => {
    const mail = await sendMail(ctx, input, requestKey(ctx));
    return reply(null, { message: mailMessage(mail, ctx.state.env) });
  }),
});
