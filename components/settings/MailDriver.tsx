import { DriverFact, SenderFact } from "@/components/control/MailWay.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { PanelContext } from "@/lib/site/state.ts";
import { MailSetup } from "./MailSetup.tsx";

interface MailDriverProps {
  ctx: PanelContext;
  /** The address that mails come from; null while there is none. */
  sender: string | null;
}

/** Whether and how mails leave, which the environment says and no form changes (decision 31). */
export function MailDriver({ ctx, sender }: MailDriverProps) {
  const { t, env, lacksMail } = ctx.state;
  const driver = env.mailDriver;
  return (
    <>
      <section class="card mail-way" aria-labelledby="mail-way-title">
        <h2 id="mail-way-title">{t("control.settings.mailWay")}</h2>
        <div class={`panel ${lacksMail ? "panel-error" : "panel-success"}`}>
          <Icon name={lacksMail ? "error" : "check_circle"} />
          <p>
            {t(lacksMail ? "control.mailSetup.missing" : `driver.${driver}`)}
          </p>
        </div>
        <dl class="facts">
          <DriverFact {...{ t, driver }} />
          <SenderFact {...{ t, sender }} />
        </dl>
        {!lacksMail && <p class="soft">{t("control.settings.mailWayText")}</p>}
      </section>
      {lacksMail && <MailSetup t={t} />}
    </>
  );
}
