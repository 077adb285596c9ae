import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Page } from "@/lib/pages/schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { Brand } from "./Logo.tsx";
import { footerLinks } from "./navigation.ts";
import { sinceYear } from "./since_year.ts";

interface FooterProps {
  t: Translate;
  locale: Locale;
  settings: Settings;
  /** The year of the copyright. */
  year: number;
  pages: Page[];
}

/** The foot of every public page (spec section 2); years and names come from the settings (decision 1). */
export function Footer(props: FooterProps) {
  const { t, settings, year } = props;
  const { company_name: company, founded_year: founded } = settings;
  return (
    <footer class="footer">
      <div class="wrap footer-top">
        <div class="footer-brand">
          <Brand name={company} />
          <p>{sinceYear(t, "footer.line", founded)}</p>
        </div>
        <nav aria-label={t("footer.company")}>
          <h2 class="footer-title">{t("footer.company")}</h2>
          <ul class="footer-list">
            {footerLinks(props).map(({ href, title }) => (
              <li key={href}>
                <a href={href}>
                  <bdi {...title.attributes}>{title.text}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <FooterContact t={t} email={settings.contact_email} />
      </div>
      <div class="wrap footer-end">
        <p>
          © <span class="figure">{year}</span>{" "}
          <bdi {...UNTRANSLATED}>{company}</bdi>
        </p>
      </div>
    </footer>
  );
}

function FooterContact({ t, email }: { t: Translate; email: string | null }) {
  if (!email) return null;
  return (
    <div>
      <h2 class="footer-title">{t("footer.contact")}</h2>
      <a href={`mailto:${email}`} dir="ltr" {...UNTRANSLATED}>{email}</a>
    </div>
  );
}
