import { MailDriver } from "@/components/settings/MailDriver.tsx";
import { MailPreviews } from "@/components/settings/MailPreviews.tsx";
import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { senderOf } from "@/lib/messages/email.ts";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("mail");

/** The template of mails and how they leave (spec section 2, decisions 31 and 32). */
export default definePanel.page<typeof handler>(function MailSettings(ctx) {
  const sender = senderOf(ctx.state);
  return (
    <SettingsScreen
      ctx={ctx}
      screen="mail"
      before={<MailDriver {...{ ctx, sender }} />}
    >
      <MailPreviews ctx={ctx} />
    </SettingsScreen>
  );
});
