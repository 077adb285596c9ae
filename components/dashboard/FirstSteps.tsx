import { Icon } from "@/components/ui/Icon.tsx";
import { type Holder, may } from "@/lib/fields/roles.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MAIL_SETUP, SETTINGS } from "@/components/panel/screens.ts";
import type { Right } from "@/lib/site/nouns.ts";

/** The steps of a new site, and whether each is done. */
export type Begun = Record<
  "contact" | "privacy" | "parcel" | "colleague" | "mail",
  boolean
>;

interface FirstStepsProps {
  t: Translate;
  admin: Holder;
  begun: Begun;
}

/** The screen of each step, and the right that it needs. */
const STEPS: { [Name in keyof Begun]: { href: string; needs: Right } } = {
  contact: { href: `${SETTINGS}/contact`, needs: "settings:write" },
  privacy: { href: `${SETTINGS}/privacy`, needs: "settings:write" },
  parcel: { href: "/control/parcels/create.html", needs: "parcels:write" },
  colleague: { href: "/control/team/create.html", needs: "team:write" },
  mail: { href: MAIL_SETUP, needs: "settings:owner" },
};

const NAMES = Object.keys(STEPS) as (keyof Begun)[];

/** The first steps that the member may take; nothing once all are done. */
export function FirstSteps({ t, admin, begun }: FirstStepsProps) {
  const steps = NAMES.filter((name) => may(admin, STEPS[name].needs));
  if (steps.every((name) => begun[name])) return null;
  return (
    <section class="card first-steps" aria-labelledby="first-title">
      <h2 id="first-title">{t("control.first.title")}</h2>
      <ul class="first-list">
        {steps.map((name) => (
          <li key={name} class={begun[name] ? "first-done" : undefined}>
            {begun[name]
              ? <Icon name="check_circle" />
              : <Icon name="arrow_forward" class="icon-mirror" />}
            <a href={STEPS[name].href}>{t(`control.first.${name}`)}</a>
            {begun[name] && (
              <span class="visually-hidden">{t("control.first.done")}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
