import { type Locale, nameWithin } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { sinceYear } from "@/components/layout/navigation.ts";
import type { Page } from "@/lib/pages/schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";

const AIMS = ["mission", "vision"] as const;

interface AboutProps {
  t: Translate;
  locale: Locale;
  settings: Settings;
  pages: Page[];
}

/** The company: founding year, mission and figures, each optional. */
export function About({ t, locale, settings, pages }: AboutProps) {
  const { founded_year: year, container_count: count, company_name: company } =
    settings;
  return (
    <section class="about" aria-labelledby="about-title">
      <div class="wrap about-inner">
        <div class="about-text">
          <p class="eyebrow">{t("home.about.eyebrow")}</p>
          <h2 id="about-title">{sinceYear(t, "home.about.title", year)}</h2>
          <p class="lead">
            {t("home.about.text", { company: nameWithin(locale, company) })}
          </p>
          <dl class="about-aims">
            {AIMS.map((aim) => (
              <div key={aim}>
                <dt>{t(`home.about.${aim}`)}</dt>
                <dd>{t(`home.about.${aim}Text`)}</dd>
              </div>
            ))}
          </dl>
          {pages.some(({ slug }) => slug === "about-us") && (
            <p>
              <a class="button button-quiet" href="/pages/about-us">
                {t("home.about.more")}
              </a>
            </p>
          )}
        </div>
        <dl class="figures">
          {year !== null && (
            <Figure label={t("home.about.founded")} value={String(year)} />
          )}
          {/* A zero would not impress. */}
          {count !== null && count > 0 && (
            <Figure
              label={t("home.about.containers")}
              value={count.toLocaleString(locale.formatTag)}
            />
          )}
          <Figure label={t("home.about.tracking")} value="24/7" />
        </dl>
        <div class="world" aria-hidden="true" />
      </div>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div class="figure-item">
      <dt>{label}</dt>
      <dd dir="ltr">{value}</dd>
    </div>
  );
}
