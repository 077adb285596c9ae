import { NoticePanel } from "@/components/ui/Panel.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { may } from "@/lib/fields/roles.ts";
import type { PanelState } from "@/lib/site/state.ts";
import { MAIL_SETUP } from "@/components/panel/screens.ts";

type Reader = Pick<PanelState, "t" | "admin">;

/** A banner above a screen that says that no mail can be sent, with a link to the instructions. */
export function MailBanner({ t, admin }: Reader) {
  return (
    <aside class="banner" aria-label={t("control.settings.mailWay")}>
      {t("control.mailSetup.missing")} <MailSetupLink t={t} admin={admin} />
    </aside>
  );
}

/** The dashboard's panel about missing mail, with an explanation of the setup. */
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

/** Says that a mail was kept instead of sent. */
export function MailNotSentNotice({ t, admin }: Reader) {
  return (
    <NoticePanel texts={[t("message.emailKept")]} isFirst>
      <MailSetupLink t={t} admin={admin} />
    </NoticePanel>
  );
}

/** The link to the instructions, for members who may open them. */
function MailSetupLink({ t, admin }: Reader) {
  if (!may(admin, "settings:owner")) return null;
  return <a href={MAIL_SETUP}>{t("control.mailSetup.link")}</a>;
}
