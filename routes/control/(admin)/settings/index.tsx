import { Screen } from "@/components/control/Screen.tsx";
import { SettingsMenu } from "@/components/settings/SettingsMenu.tsx";
import { define } from "@/lib/site/define.ts";
import { getSettings } from "@/lib/settings/settings.ts";

/** The menu of settings (spec section 2). */
export default define.page(async function SettingsPage({ state, url }) {
  const { kv, t, locale, theme } = state;
  const settings = await getSettings(kv);
  const title = t("control.settings.title");
  return (
    <Screen
      {...{ t, locale, theme, settings }}
      title={title}
      url={url.pathname}
      crumbs={[{ text: title }]}
    >
      <div class="control-head">
        <h1>{title}</h1>
        <p class="soft">{t("control.settings.lead")}</p>
      </div>
      <SettingsMenu t={t} />
    </Screen>
  );
});
