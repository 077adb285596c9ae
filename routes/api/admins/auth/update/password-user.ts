import { changeOwnPassword } from "@/lib/accounts/password_change.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Changes the password of the signed-in member. */
export const handler = {
  PATCH: endpoint(
    "PATCH /api/admins/auth/update/password-user",
    async (input, ctx) => {
      const { member, cookies } = await changeOwnPassword(ctx, input);
      return reply(member, { message: "message.passwordChanged", cookies });
    },
  ),
};
