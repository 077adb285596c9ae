import {
  FormScreen,
  type FormScreenProps,
} from "@/components/panel/FormScreen.tsx";
import { ACCOUNT } from "@/components/panel/screens.ts";
import { Fact } from "@/components/ui/Fact.tsx";
import type { LiveSession } from "@/lib/accounts/session_list.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { Moment } from "@/components/panel/Moment.tsx";

/** A screen of My Account: one form, which asks for the password. */
export function AccountScreen(props: FormScreenProps) {
  return (
    <FormScreen {...props} under={ACCOUNT}>
      {/* Identifies the account to password managers; not posted. */}
      <input
        class="visually-hidden"
        type="text"
        value={props.ctx.state.admin.email}
        autocomplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </FormScreen>
  );
}

/** The member's sessions, each with its start and last use. */
export function SessionList(
  { ctx, sessions }: { ctx: PanelContext; sessions: LiveSession[] },
) {
  const { t } = ctx.state;
  return (
    <ul class="session-list">
      {sessions.map(({ created_at, seen_at, isOwn }) => (
        <li key={created_at} class="card">
          <strong>
            {t(isOwn ? "control.sessions.own" : "control.sessions.other")}
          </strong>
          <dl class="facts">
            <Fact label={t("control.sessions.since")}>
              <Moment ctx={ctx} iso={created_at} />
            </Fact>
            <Fact label={t("control.sessions.seen")}>
              <Moment ctx={ctx} iso={seen_at} />
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  );
}
