import { endpoint, requestKey } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { mailMessage } from "@/lib/mail/outbox_schema.ts";
import { sendMail } from "@/lib/messages/email.ts";

/** Sends a member's mail to any address. Visitors write by POST /api/messages. */
export const handler = {
  POST: endpoint("POST /api/contact", async (input, ctx) => {
    const mail = await sendMail(ctx, input, requestKey(ctx));
    return reply(null, { message: mailMessage(mail, ctx.state.env) });
  }),
};
