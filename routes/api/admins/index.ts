import { createFirstAdmin, refuseSecondAdmin } from "@/lib/accounts/setup.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Creates the only administrator, once and with the setup token (decision 4). */
export const handler = {
  POST: endpoint("POST /api/admins", async (input, ctx) => {
    const admin = await createFirstAdmin(ctx, input);
    return reply(admin, { message: "message.adminCreated" });
  }, { before: refuseSecondAdmin }),
};
