import { NoticePanel } from "@/components/ui/Panel.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { may } from "@/lib/fields/roles.ts";
import type { PanelState } from "@/lib/site/state.ts";
import { MAIL_SETUP } from "@/components/panel/screens.ts";

type Reader = Pick<PanelState, "t" | "admin">;

/** The dashboard's warning that no mail can be sent, for the members who can set up mail. */
export function MailMissing({ t, admin }: Reader) {
  if (!may(admin, "settings:owner")) return null;
  return (
    <aside
      class="panel panel-error dashboard-trouble"
      aria-label={t("control.settings.mailWay")}
    >
      <Icon name="error" />
      <p>
        {t("control.mailSetup.missing")} <MailSetupLink t={t} admin={admin} />
      </p>
    </aside>
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
