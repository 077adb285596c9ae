import { MailDriver } from "@/components/mail/MailDriver.tsx";
import { MailPreviews } from "@/components/mail/MailPreviews.tsx";
import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { changedMeanwhile } from "@/lib/journal/meanwhile.ts";
import { definePanel } from "@/lib/site/define.ts";
import { senderOf } from "@/lib/messages/email.ts";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("mail");

/** The template of mails and how they leave (spec section 2). */
export default definePanel.page<typeof handler>(
  async function MailSettings(ctx) {
    const more = await changedMeanwhile(ctx, "settings");
    const sender = senderOf(ctx.state);
    return (
      <SettingsScreen
        ctx={ctx}
        more={more}
        screen="mail"
        before={<MailDriver ctx={ctx} sender={sender} />}
      >
        <MailPreviews ctx={ctx} />
      </SettingsScreen>
    );
  },
);
