import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import { type Service, ServiceArt } from "./ServiceArt.tsx";

const SERVICES: { service: Service; title: MessageKey; text: MessageKey }[] = [
  { service: "air", title: "home.services.air", text: "home.services.airText" },
  { service: "sea", title: "home.services.sea", text: "home.services.seaText" },
  {
    service: "road",
    title: "home.services.road",
    text: "home.services.roadText",
  },
  {
    service: "warehouse",
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
        {SERVICES.map(({ service, title, text }) => (
          <li key={service} class="service">
            <ServiceArt service={service} />
            <div class="service-text">
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
