import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import { type Service, ServiceArt } from "./ServiceArt.tsx";

const SERVICES: {
  service: Service;
  page: string;
  title: MessageKey;
  text: MessageKey;
}[] = [
  {
    service: "air",
    page: "/pages/air-freight",
    title: "home.services.air",
    text: "home.services.airText",
  },
  {
    service: "sea",
    page: "/pages/sea-transportation",
    title: "home.services.sea",
    text: "home.services.seaText",
  },
  {
    service: "road",
    page: "/pages/road-transportation",
    title: "home.services.road",
    text: "home.services.roadText",
  },
  {
    service: "warehouse",
    page: "/pages/warehousing",
    title: "home.services.warehouse",
    text: "home.services.warehouseText",
  },
];

/** What the company does, one card for each service (spec section 2). */
export function Services({ t }: { t: Translate }) {
  return (
    <section class="section wrap" aria-labelledby="services-title">
      <div class="section-head">
        <h2 id="services-title">{t("home.services.title")}</h2>
        <p class="lead">{t("home.services.lead")}</p>
      </div>
      <ul class="services">
        {SERVICES.map(({ service, page, title, text }) => (
          <li key={service} class="service">
            <ServiceArt service={service} />
            <div class="service-text">
              <h3>
                <a class="card-link" href={page}>{t(title)}</a>
              </h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
