import {
  AccountScreen,
  SessionList,
} from "@/components/accounts/AccountScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { SESSIONS_FORM } from "@/lib/accounts/forms.ts";
import { signOutElsewhere } from "@/lib/accounts/password_change.ts";
import { listOwnSessions } from "@/lib/accounts/session_list.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";

export const handler = formHandlers(
  SESSIONS_FORM.schema,
  async (input, ctx) => {
    const cookies = await signOutElsewhere(ctx, input);
    return flash(ctx.url.pathname, "ended", { cookies });
  },
);

/** The member's sessions, and a form that ends all but this one. */
export default definePanel.page<typeof handler>(async function Sessions(ctx) {
  const { t } = ctx.state;
  const sessions = await listOwnSessions(ctx);
  return (
    <AccountScreen
      ctx={ctx}
      form={SESSIONS_FORM}
      title={t("control.sessions.title")}
      lead={t("control.sessions.lead")}
      done={{ ended: "message.sessionsEnded" }}
      before={<SessionList ctx={ctx} sessions={sessions} />}
    />
  );
});
