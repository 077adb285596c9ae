import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Settings } from "@/lib/schemas/records.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { Brand } from "./Logo.tsx";
import { NAVIGATION } from "./navigation.ts";

interface FooterProps {
  t: Translate;
  settings: Settings;
}

/** The foot of every public page (spec section 2); year and names come from the settings (decision 1). */
export function Footer({ t, settings }: FooterProps) {
  const { company_name: company, founded_year: founded, copyright_year: year } =
    settings;
  return (
    <footer class="footer">
      <div class="wrap footer-top">
        <div class="footer-brand">
          <Brand name={company} />
          <p>{t("footer.line", { year: founded })}</p>
        </div>
        <nav aria-label={t("footer.company")}>
          <h2 class="footer-title">{t("footer.company")}</h2>
          <ul class="footer-list">
            {NAVIGATION.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{t(text)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <FooterContact t={t} email={settings.contact_email} />
      </div>
      <div class="wrap footer-end">
        <p>
          © <span class="figure">{year}</span>{" "}
          <span {...UNTRANSLATED}>{company}</span>
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
