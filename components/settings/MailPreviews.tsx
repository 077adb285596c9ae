import { fieldTitle } from "@/lib/forms/titles.ts";
import { inLanguage } from "@/lib/i18n/links.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { MAIL_TEMPLATES } from "@/lib/fields/constants.ts";
import type { AdminSettings } from "@/lib/settings/schema.ts";

/** A sample mail in each template (decision 32). */
export function MailPreviews({ ctx }: { ctx: PanelContext }) {
  const { t } = ctx.state;
  return (
    <section class="mail-previews" aria-labelledby="mail-previews-title">
      <h2 id="mail-previews-title">{t("control.settings.previews")}</h2>
      <ul class="mail-previews-list">
        {MAIL_TEMPLATES.map((template) => (
          <Sample key={template} ctx={ctx} template={template} />
        ))}
      </ul>
    </section>
  );
}

/**
 * A sample in a frame that the Tab key skips, because focus would be invisible in it. Keyboard users scroll the sample by
 * opening it.
 */
function Sample(
  { ctx, template }: {
    ctx: PanelContext;
    template: AdminSettings["mail_template"];
  },
) {
  const { t, locale, settings } = ctx.state;
  const path = `/control/settings/mail/preview/${template}`;
  const address = inLanguage(path, locale.code);
  return (
    <li class="card">
      <h3>
        <a href={address}>{t(`template.${template}`)}</a>
        {template === settings.mail_template && (
          <span class="mail-used">{t("control.settings.used")}</span>
        )}
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
