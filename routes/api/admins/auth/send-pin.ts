import { pinMessage, sendPin } from "@/lib/accounts/pins.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Mails a pin. The response is the same for unknown e-mail addresses. */
export const handler = {
  POST: endpoint("POST /api/admins/auth/send-pin", async (input, ctx) => {
    await sendPin(ctx, input);
    return reply(null, { message: pinMessage(ctx.state.env) });
  }),
};
