import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import { type Cargo, CargoArt } from "./CargoArt.tsx";
import { Strip } from "./Strip.tsx";

const CARGOES: { cargo: Cargo; title: MessageKey; text: MessageKey }[] = [
  {
    cargo: "container",
    title: "home.portfolio.container",
    text: "home.portfolio.containerText",
  },
  {
    cargo: "pallet",
    title: "home.portfolio.pallet",
    text: "home.portfolio.palletText",
  },
  {
    cargo: "parcel",
    title: "home.portfolio.parcel",
    text: "home.portfolio.parcelText",
  },
  {
    cargo: "cool",
    title: "home.portfolio.cool",
    text: "home.portfolio.coolText",
  },
  {
    cargo: "machine",
    title: "home.portfolio.machine",
    text: "home.portfolio.machineText",
  },
];

/** The portfolio slider (spec section 2): what travels with the company. */
export function Portfolio({ t }: { t: Translate }) {
  return (
    <Strip
      t={t}
      id="portfolio"
      title={t("home.portfolio.title")}
      lead={t("home.portfolio.lead")}
    >
      {CARGOES.map(({ cargo, title, text }) => (
        <li key={cargo} class="cargo">
          <CargoArt cargo={cargo} />
          <div class="service-text">
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </div>
        </li>
      ))}
    </Strip>
  );
}
