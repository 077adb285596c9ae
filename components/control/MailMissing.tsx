import { NoticePanel } from "@/components/ui/Panel.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MAIL_SETUP } from "./screens.ts";

/** A banner above a screen: no mail can be sent. It links the instructions. */
export function MailBanner({ t }: { t: Translate }) {
  return (
    <aside class="banner" aria-label={t("control.settings.mailWay")}>
      {t("control.mailSetup.missing")} <MailSetupLink t={t} />
    </aside>
  );
}

/** The same on the dashboard, with an explanation. */
export function MailMissing({ t }: { t: Translate }) {
  return (
    <section
      class="panel panel-error dashboard-trouble mail-missing"
      aria-labelledby="mail-missing-title"
    >
      <Icon name="error" />
      <div>
        <h2 id="mail-missing-title">{t("control.mailSetup.missing")}</h2>
        <p>{t("control.mailSetup.text")}</p>
        <p>
          <MailSetupLink t={t} />
        </p>
      </div>
    </section>
  );
}

/** Reports that a mail was kept instead of sent. */
export function KeptNotice({ t }: { t: Translate }) {
  return (
    <NoticePanel texts={[t("message.emailKept")]} isFirst>
      <MailSetupLink t={t} />
    </NoticePanel>
  );
}

function MailSetupLink({ t }: { t: Translate }) {
  return <a href={MAIL_SETUP}>{t("control.mailSetup.link")}</a>;
}
