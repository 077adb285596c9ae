import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { AdminSettings } from "@/lib/settings/schema.ts";

interface MailWayProps {
  ctx: PanelContext;
  /** The address that mails come from; null while there is none. */
  sender: string | null;
}

/** How a mail will leave and look (spec section 2). */
export function MailWay({ ctx, sender }: MailWayProps) {
  const { t, locale, env, settings } = ctx.state;
  return (
    <aside class="card mail-way" aria-label={t("control.settings.mail")}>
      <dl class="facts">
        <DriverFact t={t} driver={env.mailDriver} />
        <div>
          <dt>{fieldTitle(t, locale, "mail_template")}</dt>
          <dd class="code" {...UNTRANSLATED}>{settings.mail_template}</dd>
        </div>
        <SenderFact {...{ t, sender }} />
      </dl>
      <a href="/control/settings/mail">{t("control.settings.mail")}</a>
    </aside>
  );
}

/** By what means mails leave (decision 31). */
export function DriverFact(
  { t, driver }: { t: Translate; driver: AdminSettings["mail_driver"] },
) {
  return (
    <div>
      <dt>{t("control.settings.driver")}</dt>
      <dd>
        <span class="code" {...UNTRANSLATED}>{driver}</span>
        <span class="soft">{t(`driver.${driver}`)}</span>
      </dd>
    </div>
  );
}

/** The address that mails come from. */
export function SenderFact(
  { t, sender }: { t: Translate; sender: string | null },
) {
  return (
    <div>
      <dt>{t("control.settings.sender")}</dt>
      <dd>
        {sender === null
          ? t("control.settings.noSender")
          : <bdi {...UNTRANSLATED}>{sender}</bdi>}
      </dd>
    </div>
  );
}
