import { fieldTitle } from "@/lib/forms/titles.ts";
import { inLanguage } from "@/lib/i18n/links.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MAIL_TEMPLATES } from "@/lib/fields/constants.ts";
import type { AdminSettings } from "@/lib/settings/schema.ts";
import { SETTINGS_SCREENS } from "./screens.ts";

interface MailPreviewsProps {
  t: Translate;
  locale: Locale;
  /** The template that is in use. */
  used: AdminSettings["mail_template"];
}

/** A sample mail in each template (decision 32). */
export function MailPreviews({ t, locale, used }: MailPreviewsProps) {
  return (
    <section class="mail-previews" aria-labelledby="mail-previews-title">
      <h2 id="mail-previews-title">{t("control.settings.previews")}</h2>
      <ul class="mail-previews-list">
        {MAIL_TEMPLATES.map((template) => (
          <Sample
            key={template}
            {...{ t, locale, template }}
            isUsed={template === used}
          />
        ))}
      </ul>
    </section>
  );
}

interface SampleProps extends Omit<MailPreviewsProps, "used"> {
  template: MailPreviewsProps["used"];
  isUsed: boolean;
}

/** Its frame is no stop of the Tab key, which would show no focus in it: who wants to scroll by keyboard opens the sample. */
function Sample({ t, locale, template, isUsed }: SampleProps) {
  const path = `${SETTINGS_SCREENS.mail.path}/preview/${template}`;
  const address = inLanguage(path, locale.code);
  return (
    <li class="card">
      <h3>
        <a href={address}>{t(`template.${template}`)}</a>
        {isUsed && <span class="mail-used">{t("control.settings.used")}</span>}
      </h3>
      <iframe
        src={address}
        title={`${fieldTitle(t, locale, "mail_template")} ${template}`}
        loading="lazy"
        sandbox=""
        tabIndex={-1}
      />
    </li>
  );
}
