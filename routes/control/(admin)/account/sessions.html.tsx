import { page } from "fresh";
import { AccountScreen } from "@/components/control/AccountScreen.tsx";
import { SessionList } from "@/components/control/SessionList.tsx";
import { define } from "@/lib/site/define.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { SESSIONS_FORM } from "@/lib/accounts/forms.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { signOutElsewhere } from "@/lib/accounts/password.ts";
import { listOwnSessions } from "@/lib/accounts/session.ts";
import { formPost } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { ownPassword } from "@/lib/accounts/schema.ts";

const ENDED = "/control/account/sessions.html?ended";

export const handler = define.handlers<FormState>({
  GET: () => page({ values: {}, problems: [] }),

  POST: formPost(ownPassword, async (input, ctx) => {
    return seeOther(ENDED, await signOutElsewhere(ctx, input));
  }, { values: () => ({}) }),
});

/** Where the administrator is signed in, and the way to end all of it but this (decision 96). */
export default define.page<typeof handler>(
  async function Sessions(ctx) {
    const { data, state, url } = ctx;
    const { kv, t, locale, theme, admin } = state;
    const [settings, sessions] = await Promise.all([
      getSettings(kv),
      listOwnSessions(ctx),
    ]);
    return (
      <AccountScreen
        {...{ t, locale, theme, settings, url }}
        email={admin!.email}
        title={t("control.sessions.title")}
        lead={t("control.sessions.lead")}
        form={SESSIONS_FORM}
        state={data}
        done={{ name: "ended", text: t("message.sessionsEnded") }}
      >
        <SessionList
          {...{ t, locale, sessions }}
          timeZone={settings.time_zone}
        />
      </AccountScreen>
    );
  },
);
