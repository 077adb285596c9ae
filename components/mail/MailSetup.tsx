import { NoticePanel } from "@/components/ui/Panel.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { may } from "@/lib/fields/roles.ts";
import type { PanelState } from "@/lib/site/state.ts";
import { MAIL_SETUP } from "@/components/panel/screens.ts";

type Reader = Pick<PanelState, "t" | "admin">;

/** A banner above a screen: no mail can be sent. It links to the instructions. */
export function MailBanner({ t, admin }: Reader) {
  return (
    <aside class="banner" aria-label={t("control.settings.mailWay")}>
      {t("control.mailSetup.missing")} <MailSetupLink t={t} admin={admin} />
    </aside>
  );
}

/** The panel of the dashboard that says so and explains what to set up. */
export function MailSetupPanel({ t, admin }: Reader) {
  return (
    <section
      class="panel panel-error dashboard-trouble mail-missing"
      aria-labelledby="mail-missing-title"
    >
      <Icon name="error" />
      <div>
        <h2 id="mail-missing-title">{t("control.mailSetup.missing")}</h2>
        <p>
          {t("control.mailSetup.text")} <MailSetupLink t={t} admin={admin} />
        </p>
      </div>
    </section>
  );
}

/** Reports that a mail was kept instead of sent. */
export function MailNotSentNotice({ t, admin }: Reader) {
  return (
    <NoticePanel texts={[t("message.emailKept")]} isFirst>
      <MailSetupLink t={t} admin={admin} />
    </NoticePanel>
  );
}

/** Shown to those who may open the instructions. */
function MailSetupLink({ t, admin }: Reader) {
  if (!may(admin, "settings:owner")) return null;
  return <a href={MAIL_SETUP}>{t("control.mailSetup.link")}</a>;
}
