import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** The variables of a mail server, with values to replace (.env.example explains each). */
const SMTP = `MAIL_DRIVER=smtp
MAIL_FROM=office@example.com
SMTP_HOST=smtp.example.com
SMTP_PORT=587
SMTP_SECURITY=starttls
SMTP_USER=office@example.com
SMTP_PASSWORD=…`;

/** The same for a provider that takes mails over HTTPS. */
const API = `MAIL_DRIVER=api
MAIL_FROM=office@example.com
MAIL_API_URL=https://api.resend.com/emails
MAIL_API_KEY=…`;

const DOCTOR = "deno task doctor --mail=you@example.com";

/** How to set up mail, for the owner who reads it and for the person who runs the server (decision 124). */
export function MailSetup({ t }: { t: Translate }) {
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

/** Lines to copy. */
function Lines({ text }: { text: string }) {
  return <pre class="code" dir="ltr" {...UNTRANSLATED}>{text}</pre>;
}
