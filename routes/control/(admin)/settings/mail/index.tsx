import { MailDriver } from "@/components/settings/MailDriver.tsx";
import { MailPreviews } from "@/components/settings/MailPreviews.tsx";
import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import type { FormState } from "@/lib/forms/description.ts";
import { showForm } from "@/lib/forms/post.ts";
import { MAIL_FORM } from "@/lib/settings/forms.ts";
import { settingsPost } from "@/lib/settings/post.ts";
import { senderOf } from "@/lib/messages/email.ts";

export const handler = definePanel.handlers<FormState>({
  GET: () => showForm(),
  POST: settingsPost(MAIL_FORM),
});

/** How mails look and leave (spec section 2, decisions 31 and 32). */
export default definePanel.page<typeof handler>(function MailSettings(ctx) {
  const sender = senderOf(ctx.state);
  return (
    <SettingsScreen
      {...{ ctx, data: ctx.data, form: MAIL_FORM }}
      screen="mail"
      before={<MailDriver {...{ ctx, sender }} />}
    >
      <MailPreviews ctx={ctx} />
    </SettingsScreen>
  );
});
