import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { AdminSettings } from "@/lib/settings/schema.ts";

interface MailWayProps {
  t: Translate;
  locale: Locale;
  driver: AdminSettings["mail_driver"];
  template: string;
  sender: string | null;
}

/** How a mail will leave and look (spec section 2). */
export function MailWay(props: MailWayProps) {
  const { t, locale, driver, template, sender } = props;
  return (
    <aside class="card mail-way" aria-label={t("control.settings.mail")}>
      <dl class="facts">
        <DriverFact {...{ t, driver }} />
        <div>
          <dt>{fieldTitle(t, locale, "mail_template")}</dt>
          <dd class="code" {...UNTRANSLATED}>{template}</dd>
        </div>
        <SenderFact {...{ t, sender }} />
      </dl>
      <a href="/control/settings/mail">{t("control.settings.mail")}</a>
    </aside>
  );
}

/** By what means mails leave (decision 31). */
export function DriverFact({ t, driver }: Pick<MailWayProps, "t" | "driver">) {
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
export function SenderFact({ t, sender }: Pick<MailWayProps, "t" | "sender">) {
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
