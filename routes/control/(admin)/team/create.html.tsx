import { defineCreatePage } from "@/components/panel/FormScreen.tsx";
import { INVITE_FORM } from "@/lib/accounts/forms.ts";
import { carryLink, inviteMember } from "@/lib/accounts/invitations.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";

export const handler = formHandlers(
  INVITE_FORM.schema,
  async ({ request_id, ...input }, ctx) => {
    const requestKey = request_id;
    const invited = await inviteMember(ctx, input, { requestKey });
    return flash(
      `/control/team/${invited.member.id}`,
      invited.isMailed ? "mailed" : "invited",
      { cookies: carryLink(ctx, invited.member) },
    );
  },
  { first: () => ({ role: "clerk", request_id: crypto.randomUUID() }) },
);

export default defineCreatePage("team", INVITE_FORM);
