import type { MEMBER_ACTIONS } from "@/lib/accounts/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { MemberProps } from "./MemberRow.tsx";

/** Actions outside the form; each is a separate form. */
export function MemberActions({ ctx, member }: MemberProps) {
  const { t } = ctx.state;
  const { active, pending } = member;
  const change = active === "yes" ? "deactivate" : "activate";
  return (
    <ul class="card member-actions">
      {active === "yes" && pending === "yes" && (
        <Action ctx={ctx} action="invite" button="newLink" />
      )}
      <Action ctx={ctx} action={change} button={change} />
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
  /** The name of its texts. */
  button: "newLink" | "activate" | "deactivate";
}

function Action({ ctx, action, button }: ActionProps) {
  const { t } = ctx.state;
  return (
    <li>
      <p class="soft" id={`${action}-text`}>
        {t(`control.team.${button}Text`)}
      </p>
      <form method="post" action={ctx.url.pathname}>
        <input type="hidden" name="action" value={action} />
        <button
          type="submit"
          class="button button-quiet"
          aria-describedby={`${action}-text`}
        >
          {t(`control.team.${button}`)}
        </button>
      </form>
    </li>
  );
}
