import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import type { FormState } from "@/lib/forms/description.ts";
import { showForm } from "@/lib/forms/post.ts";
import { privacyForm } from "@/lib/settings/forms.ts";
import { settingsPost } from "@/lib/settings/post.ts";

export const handler = definePanel.handlers<FormState>({
  GET: () => showForm(),
  POST: settingsPost(privacyForm()),
});

/** What visitors see of a recipient, and the time zone (decisions 15 and 24). */
export default definePanel.page<typeof handler>(function PrivacySettings(ctx) {
  return (
    <SettingsScreen
      {...{ ctx, data: ctx.data }}
      screen="privacy"
      form={privacyForm(ctx.state.settings.time_zone)}
    />
  );
});
