import { MailDriver, MailPreviews } from "@/components/mail/MailSettings.tsx";
import { showSettings } from "@/components/settings/SettingsScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("mail");

/** The mail template and the mail driver. */
export default definePanel.page<typeof handler>(
  async function MailSettings(ctx) {
    return await showSettings(ctx, "mail", {
      before: <MailDriver ctx={ctx} />,
      after: <MailPreviews ctx={ctx} />,
    });
  },
);
