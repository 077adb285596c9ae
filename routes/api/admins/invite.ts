import {
  invitationMessage,
  renewInvitation,
} from "@/lib/accounts/invitations.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Renews the link of an invited member. */
export const handler = {
  POST: endpoint("POST /api/admins/invite", async (input, ctx) => {
    const invited = await renewInvitation(ctx, input);
    return reply(invited.member, { message: invitationMessage(invited) });
  }),
};
