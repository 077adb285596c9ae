import { MailBanner } from "@/components/control/MailMissing.tsx";
import { DASHBOARD } from "@/components/control/screens.ts";
import { define } from "@/lib/define.ts";
import { hasMailServer } from "@/lib/http/mails/mail_server.ts";

/**
 * Says above every screen what the administrator has to know before filling in a form: that nothing can be saved (decision
 * 93), and that no mail leaves, which the dashboard says by itself (decision 124).
 */
export default define.layout(
  async function ControlBanner({ Component, state, url }) {
    const { kv, env, t } = state;
    const isReadOnly = await kv.isReadOnly();
    const lacksMail = !hasMailServer(env) && url.pathname !== DASHBOARD.href;
    return (
      <>
        {isReadOnly && <p class="banner" role="status">{t("error.readOnly")}
        </p>}
        {lacksMail && <MailBanner t={t} />}
        <Component />
      </>
    );
  },
);
