import { define } from "@/lib/define.ts";
import { endpoint } from "@/lib/http/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { resetForgotten } from "@/lib/http/password.ts";

/** Resets the password with a pin (decision 20). */
export const handler = define.handlers({
  PATCH: endpoint(
    "PATCH /api/admins/auth/update/password-guest",
    async (input, ctx) => {
      const cookies = await resetForgotten(ctx, input);
      return reply(null, { message: "message.passwordReset", cookies });
    },
  ),
});
