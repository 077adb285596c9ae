import { invitationMessage, inviteMember } from "@/lib/accounts/invitations.ts";
import { admitCreator, createFirstOwner } from "@/lib/accounts/setup.ts";
import {
  listMembers,
  removeMember,
  updateMember,
} from "@/lib/accounts/team.ts";
import { endpoint, requestKey, storeEndpoint } from "@/lib/site/endpoint.ts";
import { reply, replyUpdate } from "@/lib/http/envelope.ts";

/** Lists and changes the team, and creates its first owner. */
export const handler = {
  GET: storeEndpoint("GET /api/admins", listMembers),
  POST: endpoint("POST /api/admins", async (input, ctx) => {
    if ("token" in input) {
      const admin = await createFirstOwner(ctx, input);
      return reply(admin, { message: "message.adminCreated" });
    }
    const invited = await inviteMember(ctx, input, requestKey(ctx));
    return reply(invited.member, { message: invitationMessage(invited) });
  }, { before: admitCreator }),
  PATCH: endpoint("PATCH /api/admins", async (input, { state }) => {
    const { member, changed } = await updateMember(state.kv, input);
    return replyUpdate(member, changed, "message.memberUpdated");
  }),
  DELETE: endpoint("DELETE /api/admins", async ({ id }, { state }) => {
    await removeMember(state.kv, id);
    return reply(null, { message: "message.memberRemoved" });
  }),
};
