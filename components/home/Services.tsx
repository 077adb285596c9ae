import { Drawing } from "@/components/ui/Scene.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Page } from "@/lib/pages/schema.ts";
import { Icon } from "@/components/ui/Icon.tsx";

const SERVICES = [
  { name: "air", slug: "air-freight", art: "aircraft" },
  { name: "sea", slug: "sea-transportation", art: "quay" },
  { name: "road", slug: "road-transportation", art: "truck" },
  { name: "warehouse", slug: "warehousing", art: "warehouse" },
] as const;

/** One card for each service, linked to its page if that exists. */
export function Services({ t, pages }: { t: Translate; pages: Page[] }) {
  return (
    <section class="section wrap" aria-labelledby="services-title">
      <div class="section-head">
        <h2 id="services-title">{t("home.services.title")}</h2>
        <p class="lead">{t("home.services.lead")}</p>
      </div>
      <ul class="services">
        {SERVICES.map(({ name, slug, art }) => (
          <li key={name} class="service">
            <Drawing name={art} class="spot" />
            <div class="service-text">
              <h3>
                {pages.some((page) => page.slug === slug)
                  ? (
                    <a class="card-link" href={`/pages/${slug}`}>
                      {t(`home.services.${name}`)}
                    </a>
                  )
                  : t(`home.services.${name}`)}
              </h3>
              <p>{t(`home.services.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const QUALITIES = [
  { name: "pricing", icon: "payments" },
  { name: "tracking", icon: "my_location" },
  { name: "storage", icon: "warehouse" },
] as const;

/** The qualities that the company advertises. */
export function Qualities({ t }: { t: Translate }) {
  return (
    <section class="qualities" aria-labelledby="qualities-title">
      <div class="section wrap qualities-inner">
        <h2 id="qualities-title">{t("home.qualities.title")}</h2>
        <ul class="qualities-list">
          {QUALITIES.map(({ name, icon }) => (
            <li key={name} class="quality">
              <Icon name={icon} />
              <h3>{t(`home.qualities.${name}`)}</h3>
              <p>{t(`home.qualities.${name}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
