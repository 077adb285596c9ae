import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { Screen, ScreenHead } from "@/components/control/Screen.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { definePanel } from "@/lib/site/define.ts";

/** The screens of settings and their icons (spec section 2, decisions 1, 15 and 24). */
const SCREENS = [
  ["contact", "phone"],
  ["mail", "mail"],
  ["html", "public"],
  ["company", "warehouse"],
  ["privacy", "lock"],
] as const;

/** The menu of settings. */
export default definePanel.page(function SettingsPage(ctx) {
  const { t } = ctx.state;
  const title = t("control.settings.title");
  return (
    <Screen ctx={ctx} title={title}>
      <ScreenHead title={title} lead={t("control.settings.lead")} />
      <ul class="settings-menu">
        {SCREENS.map(([name, icon]) => (
          <li key={name} class="card">
            <Icon name={icon} />
            <h2>
              <a href={`/control/settings/${name}`}>
                {t(`control.settings.${name}`)}
              </a>
            </h2>
            <p class="soft">{t(`control.settings.${name}Text`)}</p>
          </li>
        ))}
      </ul>
      <p>
        <JournalLink ctx={ctx} recordId="settings" />
      </p>
    </Screen>
  );
});
