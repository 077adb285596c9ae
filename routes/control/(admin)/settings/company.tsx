import { SampleNotice } from "@/components/settings/SampleNotice.tsx";
import { showSettings } from "@/components/settings/SettingsScreen.tsx";
import { settingsHandlers } from "@/lib/settings/change.ts";
import { definePanel } from "@/lib/site/define.ts";

export const handler = settingsHandlers("company");

/** The company's name and figures. */
export default definePanel.page<typeof handler>(
  async function CompanySettings(ctx) {
    const before = <SampleNotice ctx={ctx} />;
    return await showSettings(ctx, "company", { before });
  },
);
