import { type Context, page } from "fresh";
import { MemberScreen } from "@/components/accounts/MemberScreen.tsx";
import { DASHBOARD, listPath } from "@/components/panel/screens.ts";
import { MEMBER_FORM } from "@/lib/accounts/forms.ts";
import {
  carryLink,
  forgetLink,
  invitationPath,
  readLinkToken,
  renewInvitation,
} from "@/lib/accounts/invitations.ts";
import type { memberForm } from "@/lib/accounts/schema.ts";
import { getMember, removeMember, updateMember } from "@/lib/accounts/team.ts";
import { notFound } from "@/lib/errors.ts";
import type { Edit } from "@/lib/forms/merge.ts";
import { editPost, flash, redirectSaved, seeOther } from "@/lib/forms/post.ts";
import { describeConcurrentChanges } from "@/lib/journal/concurrent_changes.ts";
import { definePanel } from "@/lib/site/define.ts";
import type { State } from "@/lib/site/state.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { rightsOf } from "@/lib/site/access.ts";

interface MemberData extends FormState {
  /** The token of a new link, shown only once. */
  token?: string | null;
}

export const handler = definePanel.handlers<MemberData>({
  GET(ctx) {
    const token = readLinkToken(ctx, ctx.params.id!);
    const headers = token === null ? {} : { "set-cookie": forgetLink(ctx) };
    return page({ values: {}, problems: [], token }, { headers });
  },

  POST: editPost(() => ({ form: MEMBER_FORM }), async (edit, ctx) => {
    const id = ctx.params.id!;
    const { input } = edit;
    if (input.action === "delete") {
      await removeMember(ctx.state.kv, id);
      return flash(listPath("team"), "deleted");
    }
    if (input.action === "invite") {
      const { member, isMailed } = await renewInvitation(ctx, { id });
      const word = isMailed ? "mailed" : "invited";
      return flash(ctx.url.pathname, word, { cookies: carryLink(ctx, member) });
    }
    return await saveMember(ctx, edit);
  }),
});

/** Saves the form, or makes the change of another button. */
async function saveMember(
  { state: { kv, admin }, params, url }: Context<State>,
  edit: Edit<typeof memberForm>,
): Promise<Response> {
  const id = params.id!;
  const { action, ...fields } = edit.input;
  const { member, changed } = action === undefined
    ? await updateMember(kv, { id, ...fields }, edit.merge)
    : await updateMember(kv, {
      id,
      active: action === "activate" ? "yes" : "no",
    });
  // Owners who gave up their rights may no longer open this screen.
  const isOpen = admin!.id !== id ||
    (member.active === "yes" && rightsOf(member.role).has("team:read"));
  if (!isOpen) return seeOther(DASHBOARD.href);
  return redirectSaved(url.pathname, changed, edit);
}

/** A member of the team. */
export default definePanel.page<typeof handler>(async function Member(ctx) {
  const { data, state: { origin } } = ctx;
  const member = await getMember(ctx.state.kv, ctx.params.id!);
  if (member === null) throw notFound("member");
  const more = await describeConcurrentChanges(ctx, member.id);
  const { token = null } = data;
  const link = token === null ? null : origin + invitationPath(token, member);
  return (
    <MemberScreen
      ctx={ctx}
      member={member}
      data={data}
      link={link}
      more={more}
    />
  );
});
