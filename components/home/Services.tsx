import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { Page } from "@/lib/pages/schema.ts";
import { type Service, ServiceArt } from "./ServiceArt.tsx";

const SERVICES: {
  service: Service;
  slug: string;
  title: MessageKey;
  text: MessageKey;
}[] = [
  {
    service: "air",
    slug: "air-freight",
    title: "home.services.air",
    text: "home.services.airText",
  },
  {
    service: "sea",
    slug: "sea-transportation",
    title: "home.services.sea",
    text: "home.services.seaText",
  },
  {
    service: "road",
    slug: "road-transportation",
    title: "home.services.road",
    text: "home.services.roadText",
  },
  {
    service: "warehouse",
    slug: "warehousing",
    title: "home.services.warehouse",
    text: "home.services.warehouseText",
  },
];

interface ServicesProps {
  t: Translate;
  pages: Page[];
}

/** One card for each service, linked to its page while that exists (spec section 2). */
export function Services({ t, pages }: ServicesProps) {
  const slugs = new Set(pages.map(({ slug }) => slug));
  return (
    <section class="section wrap" aria-labelledby="services-title">
      <div class="section-head">
        <h2 id="services-title">{t("home.services.title")}</h2>
        <p class="lead">{t("home.services.lead")}</p>
      </div>
      <ul class="services">
        {SERVICES.map(({ service, slug, title, text }) => (
          <li key={service} class="service">
            <ServiceArt service={service} />
            <div class="service-text">
              <h3>
                {slugs.has(slug)
                  ? (
                    <a class="card-link" href={`/pages/${slug}`}>
                      {t(title)}
                    </a>
                  )
                  : t(title)}
              </h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
