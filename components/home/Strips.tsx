import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import { Drawing } from "@/components/ui/Scene.tsx";
import Slider from "@/islands/Slider.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

const TASKS = [
  { name: "pack", icon: "inventory_2" },
  { name: "customs", icon: "assignment" },
  { name: "plan", icon: "route" },
  { name: "store", icon: "warehouse" },
  { name: "deliver", icon: "local_shipping" },
  { name: "answer", icon: "support_agent" },
] as const;

/** The kinds of cargo, by drawing name. */
const CARGOES = ["container", "pallet", "parcel", "cool", "machine"] as const;

/** The slider of the company's work. */
export function WhatWeDo({ t }: { t: Translate }) {
  return (
    <Strip t={t} name="work">
      {TASKS.map(({ name, icon }) => (
        <li key={name} class="task">
          <Icon name={icon} />
          <h3>{t(`home.work.${name}`)}</h3>
          <p>{t(`home.work.${name}Text`)}</p>
        </li>
      ))}
    </Strip>
  );
}

/** The slider of the kinds of cargo. */
export function Portfolio({ t }: { t: Translate }) {
  return (
    <Strip t={t} name="portfolio">
      {CARGOES.map((cargo) => (
        <li key={cargo} class="cargo">
          <Drawing name={cargo} class="spot" />
          <div class="service-text">
            <h3>{t(`home.portfolio.${cargo}`)}</h3>
            <p>{t(`home.portfolio.${cargo}Text`)}</p>
          </div>
        </li>
      ))}
    </Strip>
  );
}

interface StripProps {
  t: Translate;
  /** The key of its texts, also the id of its heading and, with a suffix, of its list. */
  name: "work" | "portfolio";
  /** List items. */
  children: ComponentChildren;
}

/** A section with one row of cards that scrolls horizontally, by touch or with buttons. */
function Strip({ t, name, children }: StripProps) {
  const list = `${name}-list`;
  return (
    <section class="strip" aria-labelledby={name}>
      <div class="wrap strip-head">
        <div class="section-head">
          <h2 id={name}>{t(`home.${name}.title`)}</h2>
          <p class="lead">{t(`home.${name}.lead`)}</p>
        </div>
        <Slider
          list={list}
          labels={{
            previous: t("home.slider.previous"),
            next: t("home.slider.next"),
          }}
        />
      </div>
      <ul class="strip-list" id={list} tabIndex={0} aria-labelledby={name}>
        {children}
      </ul>
    </section>
  );
}
