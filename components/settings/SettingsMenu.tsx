import { Icon } from "@/components/ui/Icon.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import { SETTINGS_SCREENS } from "./screens.ts";

/** The way to each screen of settings (spec section 2). */
export function SettingsMenu({ t }: { t: Translate }) {
  return (
    <ul class="settings-menu">
      {Object.values(SETTINGS_SCREENS).map(({ path, title, text, icon }) => (
        <li key={path} class="card">
          <Icon name={icon} />
          <h2>
            <a href={path}>{t(title)}</a>
          </h2>
          <p class="soft">{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}
