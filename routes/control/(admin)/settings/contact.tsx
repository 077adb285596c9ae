import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { changedMeanwhile } from "@/lib/journal/meanwhile.ts";
import { definePanel } from "@/lib/site/define.ts";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("contact");

/** The company's contact details (spec section 2). */
export default definePanel.page<typeof handler>(
  async function ContactSettings(ctx) {
    const more = await changedMeanwhile(ctx, "settings");
    return <SettingsScreen ctx={ctx} more={more} screen="contact" />;
  },
);
