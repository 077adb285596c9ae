import { signInVisitor } from "@/lib/accounts/sign_in.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Signs a member in. */
export const handler = {
  POST: endpoint("POST /api/admins/auth/signin", async (input, ctx) => {
    const { member, cookies } = await signInVisitor(ctx, input);
    return reply(member, { message: "message.signedIn", cookies });
  }),
};
