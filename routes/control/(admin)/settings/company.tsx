import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("company");

/** The company's name and figures (decision 1). */
export default definePanel.page<typeof handler>(function CompanySettings(ctx) {
  return <SettingsScreen ctx={ctx} screen="company" />;
});
