import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("privacy");

/** The privacy of recipients, and the time zone (decisions 15 and 24). */
export default definePanel.page<typeof handler>(function PrivacySettings(ctx) {
  return <SettingsScreen ctx={ctx} screen="privacy" />;
});
