import { MAIL_SETUP, SETTINGS } from "@/components/panel/screens.ts";
import { type Holder, may } from "@/lib/fields/roles.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Right } from "@/lib/site/nouns.ts";

interface Step {
  href: string;
  /** The right that it takes; none for every member. */
  needs?: Right;
}

/** The setup steps of a new site, in order. */
const STEPS = {
  name: { href: "/control/account/name.html" },
  company: { href: `${SETTINGS}/company`, needs: "settings:write" },
  zone: {
    href: `${SETTINGS}/privacy#field-time_zone`,
    needs: "settings:write",
  },
  figures: { href: `${SETTINGS}/company`, needs: "settings:write" },
  contact: { href: `${SETTINGS}/contact`, needs: "settings:write" },
  privacy: { href: `${SETTINGS}/privacy`, needs: "settings:write" },
  parcel: { href: "/control/parcels/create.html", needs: "parcels:write" },
  colleague: { href: "/control/team/create.html", needs: "team:write" },
  mail: { href: MAIL_SETUP, needs: "settings:owner" },
} satisfies Record<string, Step>;

type StepName = keyof typeof STEPS;

const NAMES = Object.keys(STEPS) as StepName[];

/** Whether each step is done. */
export type Begun = Record<StepName, boolean>;

interface FirstStepsProps {
  t: Translate;
  admin: Holder;
  begun: Begun;
}

/** The open setup steps that the member may take; nothing once all are done. */
export function FirstSteps({ t, admin, begun }: FirstStepsProps) {
  const steps = NAMES.filter((name) => {
    const { needs }: Step = STEPS[name];
    return needs === undefined || may(admin, needs);
  });
  const open = steps.filter((name) => !begun[name]);
  if (open.length === 0) return null;
  const done = steps.length - open.length;
  return (
    <section class="card first-steps" aria-labelledby="first-title">
      <h2 id="first-title">{t("control.first.title")}</h2>
      <ol class="first-list">
        {open.map((name) => (
          <li key={name}>
            <a href={STEPS[name].href}>{t(`control.first.${name}`)}</a>
          </li>
        ))}
      </ol>
      {done > 0 && (
        <p class="soft">
          {t("control.first.done", { done, count: steps.length })}
        </p>
      )}
    </section>
  );
}
