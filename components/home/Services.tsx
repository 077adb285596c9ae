import { Drawing } from "@/components/ui/Scene.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Page } from "@/lib/pages/schema.ts";

const SERVICES = [
  { name: "air", slug: "air-freight", art: "aircraft" },
  { name: "sea", slug: "sea-transportation", art: "quay" },
  { name: "road", slug: "road-transportation", art: "truck" },
  { name: "warehouse", slug: "warehousing", art: "warehouse" },
] as const;

/** One card for each service, linked to its page while that exists (spec section 2). */
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
