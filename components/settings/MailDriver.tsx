import { DriverFact, SenderFact } from "@/components/control/MailWay.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { AdminSettings } from "@/lib/settings/schema.ts";
import { MailSetup } from "./MailSetup.tsx";

interface MailDriverProps {
  t: Translate;
  driver: AdminSettings["mail_driver"];
  /** The address that mails come from; null while there is none. */
  sender: string | null;
  /** Whether mails can leave. */
  isSetUp: boolean;
}

/** Whether and how mails leave, which the environment says and no form changes (decision 31). */
export function MailDriver({ t, driver, sender, isSetUp }: MailDriverProps) {
  return (
    <>
      <section class="card mail-way" aria-labelledby="mail-way-title">
        <h2 id="mail-way-title">{t("control.settings.mailWay")}</h2>
        <div class={`panel ${isSetUp ? "panel-success" : "panel-error"}`}>
          <Icon name={isSetUp ? "check_circle" : "error"} />
          <p>
            {t(isSetUp ? `driver.${driver}` : "control.mailSetup.missing")}
          </p>
        </div>
        <dl class="facts">
          <DriverFact {...{ t, driver }} />
          <SenderFact {...{ t, sender }} />
        </dl>
        {isSetUp && <p class="soft">{t("control.settings.mailWayText")}</p>}
      </section>
      {!isSetUp && <MailSetup t={t} />}
    </>
  );
}
