import type { Member, MEMBER_ACTIONS } from "@/lib/accounts/schema.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface MemberActionsProps {
  ctx: PanelContext;
  member: Member;
}

/** Actions outside the form; each is a separate form. */
export function MemberActions({ ctx, member }: MemberActionsProps) {
  const { t } = ctx.state;
  const { active, pending } = member;
  return (
    <ul class="card member-actions">
      {active === "yes" && pending === "yes" && (
        <Action
          ctx={ctx}
          action="invite"
          button="control.team.newLink"
          text="control.team.newLinkText"
        />
      )}
      {active === "yes"
        ? (
          <Action
            ctx={ctx}
            action="deactivate"
            button="control.team.deactivate"
            text="control.team.deactivateText"
          />
        )
        : (
          <Action
            ctx={ctx}
            action="activate"
            button="control.team.activate"
            text="control.team.activateText"
          />
        )}
      <li>
        <p class="soft">{t("control.team.removeText")}</p>
        <a class="button button-quiet" href="?delete">
          {t("control.delete.button")}
        </a>
      </li>
    </ul>
  );
}

interface ActionProps {
  ctx: PanelContext;
  action: typeof MEMBER_ACTIONS[number];
  button: MessageKey;
  text: MessageKey;
}

function Action({ ctx, action, button, text }: ActionProps) {
  const { t } = ctx.state;
  return (
    <li>
      <p class="soft" id={`${action}-text`}>{t(text)}</p>
      <form method="post" action={ctx.url.pathname}>
        <input type="hidden" name="action" value={action} />
        <button
          type="submit"
          class="button button-quiet"
          aria-describedby={`${action}-text`}
        >
          {t(button)}
        </button>
      </form>
    </li>
  );
}
