import { Screen, ScreenHead } from "@/components/control/Screen.tsx";
import { SettingsMenu } from "@/components/settings/SettingsMenu.tsx";
import { definePanel } from "@/lib/site/define.ts";

/** The menu of settings (spec section 2). */
export default definePanel.page(function SettingsPage(ctx) {
  const { t } = ctx.state;
  const title = t("control.settings.title");
  return (
    <Screen ctx={ctx} title={title}>
      <ScreenHead title={title} lead={t("control.settings.lead")} />
      <SettingsMenu t={t} />
    </Screen>
  );
});
