import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { resetForgotten } from "@/lib/accounts/password_reset.ts";

/** Resets the password with a pin. */
export const handler = {
  PATCH: endpoint(
    "PATCH /api/admins/auth/update/password-guest",
    async (input, ctx) => {
      const cookies = await resetForgotten(ctx, input);
      return reply(null, { message: "message.passwordReset", cookies });
    },
  ),
};
