import { define } from "@/lib/define.ts";
import { endpoint } from "@/lib/http/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { signInVisitor } from "@/lib/http/sign_in.ts";

/** Signs an administrator in (decision 18). */
export const handler = define.handlers({
  POST: endpoint("POST /api/admins/auth/signin", async (input, ctx) => {
    const { admin, cookies } = await signInVisitor(ctx, input);
    return reply(admin, { message: "message.signedIn", cookies });
  }),
});
