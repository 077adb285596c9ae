import { fieldTitle } from "@/lib/forms/titles.ts";
import { inLanguage } from "@/lib/i18n/locales.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { MAIL_TEMPLATES } from "@/lib/fields/constants.ts";

/**
 * A sample mail in each template. The Tab key skips its frame, because focus would be invisible in it; keyboard
 * users scroll a sample by opening it.
 */
export function MailPreviews({ ctx }: { ctx: PanelContext }) {
  const { t, locale, settings } = ctx.state;
  const addressOf = (template: string) =>
    inLanguage(`/control/settings/mail/preview/${template}`, locale.code);
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
