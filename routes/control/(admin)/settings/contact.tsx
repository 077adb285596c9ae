import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import type { FormState } from "@/lib/forms/description.ts";
import { showForm } from "@/lib/forms/post.ts";
import { CONTACT_FORM } from "@/lib/settings/forms.ts";
import { settingsPost } from "@/lib/settings/post.ts";

export const handler = definePanel.handlers<FormState>({
  GET: () => showForm(),
  POST: settingsPost(CONTACT_FORM),
});

/** How visitors reach the company (spec section 2). */
export default definePanel.page<typeof handler>(function ContactSettings(ctx) {
  return (
    <SettingsScreen
      {...{ ctx, data: ctx.data, form: CONTACT_FORM }}
      screen="contact"
    />
  );
});
