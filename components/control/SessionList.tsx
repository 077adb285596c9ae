import type { LiveSession } from "@/lib/accounts/sessions.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { Moment } from "./Moment.tsx";

interface SessionListProps {
  ctx: PanelContext;
  sessions: LiveSession[];
}

/** Where an administrator is signed in: since when, and when it was last used. */
export function SessionList({ ctx, sessions }: SessionListProps) {
  const { t } = ctx.state;
  return (
    <ul class="session-list">
      {sessions.map(({ created_at, seen_at, isOwn }) => (
        <li key={created_at} class="card">
          <strong>
            {t(isOwn ? "control.sessions.own" : "control.sessions.other")}
          </strong>
          <dl class="facts">
            <div>
              <dt>{t("control.sessions.since")}</dt>
              <dd>
                <Moment ctx={ctx} iso={created_at} />
              </dd>
            </div>
            <div>
              <dt>{t("control.sessions.seen")}</dt>
              <dd>
                <Moment ctx={ctx} iso={seen_at} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
