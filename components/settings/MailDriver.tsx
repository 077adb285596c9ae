import { DriverFact, SenderFact } from "@/components/control/MailWay.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { AdminSettings } from "@/lib/schemas/records.ts";

interface MailDriverProps {
  t: Translate;
  driver: AdminSettings["mail_driver"];
  /** The address that mails come from; null while there is none. */
  sender: string | null;
}

/** How mails leave, which the environment says and no form changes (decision 31). */
export function MailDriver({ t, driver, sender }: MailDriverProps) {
  return (
    <section class="card mail-way" aria-labelledby="mail-way-title">
      <h2 id="mail-way-title">{t("control.settings.mailWay")}</h2>
      <dl class="facts">
        <DriverFact {...{ t, driver }} />
        <SenderFact {...{ t, sender }} />
      </dl>
      <p class="soft">{t("control.settings.mailWayText")}</p>
    </section>
  );
}
