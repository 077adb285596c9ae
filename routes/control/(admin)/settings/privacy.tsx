import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { may } from "@/lib/fields/roles.ts";
import { changedMeanwhile } from "@/lib/journal/meanwhile.ts";
import { definePanel } from "@/lib/site/define.ts";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("privacy");

/** The privacy of recipients, and the time zone. */
export default definePanel.page<typeof handler>(
  async function PrivacySettings(ctx) {
    const more = await changedMeanwhile(ctx, "settings");
    const { t, admin } = ctx.state;
    return (
      <SettingsScreen ctx={ctx} more={more} screen="privacy">
        {may(admin, "settings:owner") && (
          <p>
            <a href="/control/settings/erase">{t("control.erase.title")}</a>
            {" "}
            <span class="soft">{t("control.erase.lead")}</span>
          </p>
        )}
      </SettingsScreen>
    );
  },
);
