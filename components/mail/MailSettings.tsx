import { DriverFact, SenderFact } from "./MailWay.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { urlInLanguage } from "@/lib/i18n/locales.ts";
import { MAIL_TEMPLATES } from "@/lib/fields/constants.ts";

/** Sample variables of a mail server; .env.example explains each one. */
const SMTP = `MAIL_DRIVER=smtp
MAIL_FROM=office@example.com
SMTP_HOST=smtp.example.com
SMTP_PORT=587
SMTP_SECURITY=starttls
SMTP_USER=office@example.com
SMTP_PASSWORD=…`;

/** Sample variables of a provider that accepts mails over HTTPS. */
const API = `MAIL_DRIVER=api
MAIL_FROM=office@example.com
MAIL_API_URL=https://api.resend.com/emails
MAIL_API_KEY=…`;

const DOCTOR = "deno task doctor --mail=you@example.com";

/** The mail driver. It is set by the environment, not by a form. */
export function MailDriver({ ctx }: { ctx: PanelContext }) {
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
          <DriverFact ctx={ctx} />
          <SenderFact ctx={ctx} />
        </dl>
        {!lacksMail && <p class="soft">{t("control.settings.mailWayText")}</p>}
      </section>
      {lacksMail && <MailSetup t={t} />}
    </>
  );
}

/** Instructions for setting up mail, for the owner and the operator of the server. */
function MailSetup({ t }: { t: Translate }) {
  return (
    <section
      class="card mail-setup"
      id="mail-setup"
      aria-labelledby="mail-setup-title"
    >
      <h2 id="mail-setup-title">{t("control.mailSetup.title")}</h2>
      <p>{t("control.mailSetup.text")}</p>
      <ol>
        <li>
          <p>{t("control.mailSetup.variables")}</p>
          <h3>{t("control.mailSetup.smtp")}</h3>
          <Lines text={SMTP} />
          <h3>{t("control.mailSetup.api")}</h3>
          <Lines text={API} />
        </li>
        <li>{t("control.mailSetup.restart")}</li>
        <li>
          <p>{t("control.mailSetup.check")}</p>
          <Lines text={DOCTOR} />
        </li>
      </ol>
    </section>
  );
}

function Lines({ text }: { text: string }) {
  return <pre class="code" dir="ltr" {...UNTRANSLATED}>{text}</pre>;
}

/**
 * A sample mail in each template. The Tab key skips the frames, because the focus would be invisible in them; keyboard
 * users open a sample to scroll it.
 */
export function MailPreviews({ ctx }: { ctx: PanelContext }) {
  const { t, locale, settings } = ctx.state;
  const addressOf = (template: string) =>
    urlInLanguage(`/control/settings/mail/preview/${template}`, locale.code);
  return (
    <section class="mail-previews" aria-labelledby="mail-previews-title">
      <h2 id="mail-previews-title">{t("control.settings.previews")}</h2>
      <ul class="mail-previews-list">
        {MAIL_TEMPLATES.map((template) => (
          <li key={template} class="card">
            <h3>
              <a href={addressOf(template)}>{t(`template.${template}`)}</a>
              {template === settings.mail_template && (
                <span class="mail-used">{t("control.settings.used")}</span>
              )}
            </h3>
            <iframe
              src={addressOf(template)}
              title={`${fieldTitle(t, locale, "mail_template")} ${template}`}
              loading="lazy"
              sandbox=""
              tabIndex={-1}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
