import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";

const QUALITIES: { icon: IconName; title: MessageKey; text: MessageKey }[] = [
  {
    icon: "payments",
    title: "home.qualities.pricing",
    text: "home.qualities.pricingText",
  },
  {
    icon: "my_location",
    title: "home.qualities.tracking",
    text: "home.qualities.trackingText",
  },
  {
    icon: "warehouse",
    title: "home.qualities.storage",
    text: "home.qualities.storageText",
  },
];

/** The featured qualities of spec section 2. */
export function Qualities({ t }: { t: Translate }) {
  return (
    <section class="qualities" aria-labelledby="qualities-title">
      <div class="section wrap qualities-inner">
        <h2 id="qualities-title">{t("home.qualities.title")}</h2>
        <ul class="qualities-list">
          {QUALITIES.map(({ icon, title, text }) => (
            <li key={title} class="quality">
              <Icon name={icon} />
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
