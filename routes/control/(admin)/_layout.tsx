import { LacksMail } from "@/components/control/mail_context.ts";
import { define } from "@/lib/site/define.ts";

/**
 * Says above every screen what the administrator has to know before filling in a form: that nothing can be saved (decision
 * 93), and, behind the link that skips it, that no mail leaves (decision 124).
 */
export default define.layout(
  async function ControlBanner({ Component, state: { kv, env, t } }) {
    const isReadOnly = await kv.isReadOnly();
    return (
      <LacksMail.Provider value={!env.hasMailServer}>
        {isReadOnly && <p class="banner" role="status">{t("error.readOnly")}
        </p>}
        <Component />
      </LacksMail.Provider>
    );
  },
);
