import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import { Strip } from "./Strip.tsx";

const TASKS: { icon: IconName; title: MessageKey; text: MessageKey }[] = [
  { icon: "inventory_2", title: "home.work.pack", text: "home.work.packText" },
  {
    icon: "assignment",
    title: "home.work.customs",
    text: "home.work.customsText",
  },
  { icon: "route", title: "home.work.plan", text: "home.work.planText" },
  { icon: "warehouse", title: "home.work.store", text: "home.work.storeText" },
  {
    icon: "local_shipping",
    title: "home.work.deliver",
    text: "home.work.deliverText",
  },
  {
    icon: "support_agent",
    title: "home.work.answer",
    text: "home.work.answerText",
  },
];

/** The what-we-do slider (spec section 2). */
export function WhatWeDo({ t }: { t: Translate }) {
  return (
    <Strip
      t={t}
      id="work"
      title={t("home.work.title")}
      lead={t("home.work.lead")}
    >
      {TASKS.map(({ icon, title, text }) => (
        <li key={title} class="task">
          <Icon name={icon} />
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </Strip>
  );
}
