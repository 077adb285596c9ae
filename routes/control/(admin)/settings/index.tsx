import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { Screen } from "@/components/panel/Screen.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { may } from "@/lib/fields/roles.ts";
import { descriptionOf } from "@/lib/settings/forms.ts";
import { definePanel } from "@/lib/site/define.ts";

/** The screens of settings with their icons and rights (spec section 2). */
const SCREENS = [
  ["contact", "phone", "settings:write"],
  ["mail", "mail", "settings:owner"],
  ["html", "public", "settings:write"],
  ["company", "warehouse", "settings:write"],
  ["privacy", "lock", "settings:write"],
] as const;

/** The menu of settings. */
export default definePanel.page(function SettingsPage(ctx) {
  const { t, admin } = ctx.state;
  const screens = SCREENS.filter(([, , needs]) => may(admin, needs));
  return (
    <Screen
      ctx={ctx}
      title={t("control.settings.title")}
      lead={t("control.settings.lead")}
    >
      <ul class="settings-menu">
        {screens.map(([name, icon]) => (
          <li key={name} class="card">
            <Icon name={icon} />
            <h2>
              <a href={`/control/settings/${name}`}>
                {t(`control.settings.${name}`)}
              </a>
            </h2>
            <p class="soft">{t(descriptionOf(name, admin))}</p>
          </li>
        ))}
      </ul>
      <p class="settings-more">
        <JournalLink ctx={ctx} about={{ record_id: "settings" }} />
      </p>
    </Screen>
  );
});
