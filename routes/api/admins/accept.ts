import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { acceptInvitation } from "@/lib/accounts/accept_invitation.ts";

/** Accepts an invitation. */
export const handler = {
  POST: endpoint("POST /api/admins/accept", async (input, ctx) => {
    const { member, cookies } = await acceptInvitation(ctx, input);
    return reply(member, { message: "message.invitationAccepted", cookies });
  }),
};
