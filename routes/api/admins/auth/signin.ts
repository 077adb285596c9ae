import { define } from "@/lib/define.ts";
import { signInVisitor } from "@/lib/http/admins/sign_in.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Signs an administrator in (decision 18). */
export const handler = define.handlers({
  POST: endpoint("POST /api/admins/auth/signin", async (input, ctx) => {
    const { admin, cookies } = await signInVisitor(ctx, input);
    return reply(admin, { message: "message.signedIn", cookies });
  }),
});
