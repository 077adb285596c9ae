import { endSession } from "@/lib/accounts/sessions.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Signs the member out. Answers 200 even without a session. */
export const handler = {
  GET: endpoint("GET /api/admins/auth/signout", async (_, ctx) => {
    const cookies = [await endSession(ctx)];
    return reply(null, { message: "message.signedOut", cookies });
  }),
};
