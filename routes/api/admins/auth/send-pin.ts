import { define } from "@/lib/define.ts";
import { endpoint } from "@/lib/http/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { sendPin } from "@/lib/http/password.ts";

/** Mails a pin, and says the same whether there is somebody to mail it to (decision 20). */
export const handler = define.handlers({
  POST: endpoint("POST /api/admins/auth/send-pin", async (input, ctx) => {
    await sendPin(ctx, input);
    return reply(null, { message: "message.pinSent" });
  }),
});
