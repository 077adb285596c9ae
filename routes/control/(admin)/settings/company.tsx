import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import type { FormState } from "@/lib/forms/description.ts";
import { showForm } from "@/lib/forms/post.ts";
import { COMPANY_FORM } from "@/lib/settings/forms.ts";
import { settingsPost } from "@/lib/settings/post.ts";

export const handler = definePanel.handlers<FormState>({
  GET: () => showForm(),
  POST: settingsPost(COMPANY_FORM),
});

/** What the site states about the company (decision 1). */
export default definePanel.page<typeof handler>(function CompanySettings(ctx) {
  return (
    <SettingsScreen
      {...{ ctx, data: ctx.data, form: COMPANY_FORM }}
      screen="company"
    />
  );
});
