import { Fact } from "@/components/ui/Fact.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { may } from "@/lib/fields/roles.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { AdminSettings } from "@/lib/settings/schema.ts";

interface MailWayProps {
  ctx: PanelContext;
  /** The sender address; null while there is none. */
  sender: string | null;
}

/** How a mail will leave and look (spec section 2). */
export function MailWay({ ctx, sender }: MailWayProps) {
  const { t, locale, env, settings, admin } = ctx.state;
  return (
    <aside class="card mail-way" aria-label={t("control.settings.mail")}>
      <dl class="facts">
        <DriverFact t={t} driver={env.mailDriver} />
        <div>
          <dt>{fieldTitle(t, locale, "mail_template")}</dt>
          <dd class="code" {...UNTRANSLATED}>{settings.mail_template}</dd>
        </div>
        <SenderFact t={t} sender={sender} />
      </dl>
      {may(admin, "settings:owner") && (
        <a href="/control/settings/mail">{t("control.settings.mail")}</a>
      )}
    </aside>
  );
}

export function DriverFact(
  { t, driver }: { t: Translate; driver: AdminSettings["mail_driver"] },
) {
  return (
    <Fact label={t("control.settings.driver")}>
      <span class="code" {...UNTRANSLATED}>{driver}</span>
      <span class="soft">{t(`driver.${driver}`)}</span>
    </Fact>
  );
}

type SenderFactProps = Pick<MailWayProps, "sender"> & { t: Translate };

/** The sender address. */
export function SenderFact({ t, sender }: SenderFactProps) {
  return (
    <Fact label={t("control.settings.sender")}>
      {sender === null
        ? t("control.settings.noSender")
        : <bdi {...UNTRANSLATED}>{sender}</bdi>}
    </Fact>
  );
}
