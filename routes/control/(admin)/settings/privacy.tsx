import { showSettings } from "@/components/settings/SettingsScreen.tsx";
import { may } from "@/lib/fields/roles.ts";
import { definePanel } from "@/lib/site/define.ts";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("privacy");

/** The privacy of recipients, and the time zone. */
export default definePanel.page<typeof handler>(
  async function PrivacySettings(ctx) {
    const { t, admin } = ctx.state;
    const after = may(admin, "settings:owner") && (
      <p class="settings-more">
        <a href="/control/settings/erase">{t("control.erase.title")}</a>{" "}
        <span class="soft">{t("control.erase.lead")}</span>
      </p>
    );
    return await showSettings(ctx, "privacy", { after });
  },
);
