import { fieldTitle } from "@/lib/forms/titles.ts";
import { inLanguage } from "@/lib/i18n/links.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MAIL_TEMPLATES } from "@/lib/schemas/constants.ts";
import type { AdminSettings } from "@/lib/schemas/records.ts";
import { SETTINGS_SCREENS } from "./screens.ts";

interface MailPreviewsProps {
  t: Translate;
  locale: Locale;
  /** The template that is in use. */
  used: AdminSettings["mail_template"];
}

/** A sample mail in each template (decision 32). */
export function MailPreviews({ t, locale, used }: MailPreviewsProps) {
  const label = fieldTitle(t, locale, "mail_template");
  return (
    <section class="mail-previews" aria-labelledby="mail-previews-title">
      <h2 id="mail-previews-title">{t("control.settings.previews")}</h2>
      <ul class="mail-previews-list">
        {MAIL_TEMPLATES.map((template) => (
          <li key={template} class="card">
            <h3>
              {t(`template.${template}`)}
              {template === used && (
                <span class="mail-used">{t("control.settings.used")}</span>
              )}
            </h3>
            <iframe
              src={inLanguage(
                `${SETTINGS_SCREENS.mail.path}/preview/${template}`,
                locale.code,
              )}
              title={`${label} ${template}`}
              loading="lazy"
              sandbox=""
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
