import type { ComponentChildren } from "preact";
import { type Locale, nameWithin } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { sinceYear } from "@/components/layout/navigation.ts";
import type { Page } from "@/lib/pages/schema.ts";
import { samplesIn, withoutSamples } from "@/lib/settings/samples.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { SampleFigure } from "./Sample.tsx";

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
  const samples = samplesIn(settings);
  return (
    <section class="about" aria-labelledby="about-title">
      <div class="wrap about-inner">
        <div class="about-text">
          <p class="eyebrow">{t("home.about.eyebrow")}</p>
          <h2 id="about-title">
            {sinceYear(t, "home.about.title", withoutSamples(settings))}
          </h2>
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
            <Figure label={t("home.about.founded")} value={String(year)}>
              <SampleFigure t={t} name="founded_year" samples={samples} />
            </Figure>
          )}
          {/* A zero would not impress. */}
          {count !== null && count > 0 && (
            <Figure
              label={t("home.about.containers")}
              value={count.toLocaleString(locale.formatTag)}
            >
              <SampleFigure t={t} name="container_count" samples={samples} />
            </Figure>
          )}
          <Figure label={t("home.about.tracking")} value="24/7" />
        </dl>
        <div class="world" aria-hidden="true" />
      </div>
    </section>
  );
}

interface FigureProps {
  label: string;
  value: string;
  /** Shown after the label. */
  children?: ComponentChildren;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <div class="figure-item">
      <dt>{label} {children}</dt>
      <dd dir="ltr">{value}</dd>
    </div>
  );
}
