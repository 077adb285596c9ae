import { Icon } from "@/components/ui/Icon.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

const QUALITIES = [
  { name: "pricing", icon: "payments" },
  { name: "tracking", icon: "my_location" },
  { name: "storage", icon: "warehouse" },
] as const;

/** The featured qualities of spec section 2. */
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
