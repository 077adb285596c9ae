import { Fact } from "@/components/ui/Fact.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { may } from "@/lib/fields/roles.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { PanelContext, PanelState } from "@/lib/site/state.ts";

/** The driver, template and sender of a mail (spec section 2). */
export function MailWay({ ctx }: { ctx: PanelContext }) {
  const { t, locale, settings, admin } = ctx.state;
  return (
    <aside class="card mail-way" aria-label={t("control.settings.mail")}>
      <dl class="facts">
        <DriverFact ctx={ctx} />
        <div>
          <dt>{fieldTitle(t, locale, "mail_template")}</dt>
          <dd class="code" {...UNTRANSLATED}>{settings.mail_template}</dd>
        </div>
        <SenderFact ctx={ctx} />
      </dl>
      {may(admin, "settings:owner") && (
        <a href="/control/settings/mail">{t("control.settings.mail")}</a>
      )}
    </aside>
  );
}

/** The mail driver, and whether it sends mails. */
export function DriverFact({ ctx }: { ctx: PanelContext }) {
  const { t, env: { mailDriver: driver } } = ctx.state;
  return (
    <Fact label={t("control.settings.driver")}>
      <span class="code" {...UNTRANSLATED}>{driver}</span>
      <span class="soft">{t(`driver.${driver}`)}</span>
    </Fact>
  );
}

/** The sender address. */
export function SenderFact({ ctx: { state } }: { ctx: PanelContext }) {
  const { t } = state;
  const sender = senderOf(state);
  return (
    <Fact label={t("control.settings.sender")}>
      {sender === null
        ? t("control.settings.noSender")
        : <bdi {...UNTRANSLATED}>{sender}</bdi>}
    </Fact>
  );
}

/** Returns the default sender of members' mails, or null while there is none. */
function senderOf({ env, admin, settings }: PanelState): string | null {
  const standIn = env.mailDriver === "log" ? admin.email : null;
  return env.mailFrom ?? settings.contact_email ?? standIn;
}
