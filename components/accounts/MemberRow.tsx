import { Moment } from "@/components/panel/Moment.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Member } from "@/lib/accounts/schema.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";

export interface MemberProps {
  ctx: PanelContext;
  member: Member;
}

/** A member in the team list: name, e-mail address, role, state and last activity. */
export function MemberRow({ ctx, member }: MemberProps) {
  const { t } = ctx.state;
  const { id, email, name, role } = member;
  return (
    <li class="record member-row">
      <a class="record-link" href={`/control/team/${id}`}>
        <bdi class="record-title" {...UNTRANSLATED}>{name ?? email}</bdi>
        {name !== null && (
          <bdi class="record-text soft" {...UNTRANSLATED}>{email}</bdi>
        )}
      </a>
      <span class="member-role">{t(`role.${role}`)}</span>
      <MemberState t={t} member={member} />
      <span class="record-end">
        <LastSeen ctx={ctx} member={member} />
      </span>
    </li>
  );
}

/** The state of a member's account. */
export function MemberState({ t, member }: { t: Translate; member: Member }) {
  const state = stateOf(member);
  return (
    <span class={`member-state member-${state}`}>
      {t(`control.team.${state}`)}
    </span>
  );
}

/** The time of a member's last activity; nothing if there was none yet. */
function LastSeen({ ctx, member: { last_seen_at } }: MemberProps) {
  if (last_seen_at === null) return null;
  return (
    <>
      {ctx.state.t("control.team.seen")}:{" "}
      <Moment ctx={ctx} iso={last_seen_at} />
    </>
  );
}

function stateOf({ active, pending }: Member) {
  if (active === "no") return "inactive";
  return pending === "yes" ? "pending" : "active";
}
