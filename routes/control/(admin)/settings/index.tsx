import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { Screen } from "@/components/panel/Screen.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
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
          <SettingsCard
            key={name}
            name={name}
            icon={icon}
            title={t(`control.settings.${name}`)}
            text={t(descriptionOf(name, admin))}
          />
        ))}
        {may(admin, "settings:owner") && (
          <SettingsCard
            name="erase"
            icon="delete"
            title={t("control.erase.title")}
            text={t("control.erase.lead")}
          />
        )}
      </ul>
      <p class="settings-more">
        <JournalLink ctx={ctx} about={{ record_id: "settings" }} />
      </p>
    </Screen>
  );
});

interface SettingsCardProps {
  /** The end of the screen's address. */
  name: string;
  icon: IconName;
  title: string;
  text: string;
}

function SettingsCard({ name, icon, title, text }: SettingsCardProps) {
  return (
    <li class="card">
      <Icon name={icon} />
      <h2>
        <a href={`/control/settings/${name}`}>{title}</a>
      </h2>
      <p class="soft">{text}</p>
    </li>
  );
}
