import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("contact");

/** The company's contact details (spec section 2). */
export default definePanel.page<typeof handler>(function ContactSettings(ctx) {
  return <SettingsScreen ctx={ctx} screen="contact" />;
});
