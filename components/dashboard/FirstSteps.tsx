import { Icon } from "@/components/ui/Icon.tsx";
import { type Holder, may } from "@/lib/fields/roles.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import { MAIL_SETUP } from "@/components/panel/screens.ts";
import type { Right } from "@/lib/site/nouns.ts";

/** What a new site needs, and whether it is there. */
export type Begun = Record<
  "contact" | "privacy" | "parcel" | "colleague" | "mail",
  boolean
>;

interface FirstStepsProps {
  t: Translate;
  admin: Holder;
  begun: Begun;
}

interface Step {
  text: MessageKey;
  href: string;
  /** The right that the step takes. */
  needs: Right;
}

const STEPS: { [Name in keyof Begun]: Step } = {
  contact: {
    text: "control.first.contact",
    href: "/control/settings/contact",
    needs: "settings:write",
  },
  privacy: {
    text: "control.first.privacy",
    href: "/control/settings/privacy",
    needs: "settings:write",
  },
  parcel: {
    text: "control.first.parcel",
    href: "/control/parcels/create.html",
    needs: "parcels:write",
  },
  colleague: {
    text: "control.first.colleague",
    href: "/control/team/create.html",
    needs: "team:write",
  },
  mail: {
    text: "control.first.mail",
    href: MAIL_SETUP,
    needs: "settings:owner",
  },
};

/** The first steps that a person may do; nothing once all of them are done. */
export function FirstSteps({ t, admin, begun }: FirstStepsProps) {
  const steps = Object.entries(STEPS)
    .filter(([, { needs }]) => may(admin, needs))
    .map(([name, step]) => ({ ...step, isDone: begun[name as keyof Begun] }));
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <section class="card first-steps" aria-labelledby="first-title">
      <h2 id="first-title">{t("control.first.title")}</h2>
      <ul class="first-list">
        {steps.map(({ text, href, isDone }) => (
          <li key={text} class={isDone ? "first-done" : undefined}>
            {isDone
              ? <Icon name="check_circle" />
              : <Icon name="arrow_forward" class="icon-mirror" />}
            <a href={href}>{t(text)}</a>
            {isDone && (
              <span class="visually-hidden">{t("control.first.done")}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
