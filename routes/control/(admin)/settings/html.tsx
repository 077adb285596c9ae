import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import type { FormState } from "@/lib/forms/description.ts";
import { showForm } from "@/lib/forms/post.ts";
import { HTML_FORM } from "@/lib/settings/forms.ts";
import { settingsPost } from "@/lib/settings/post.ts";

export const handler = definePanel.handlers<FormState>({
  GET: () => showForm(),
  POST: settingsPost(HTML_FORM),
});

/** What pages carry for search engines and the chat (spec section 2). */
export default definePanel.page<typeof handler>(function HtmlSettings(ctx) {
  return (
    <SettingsScreen
      {...{ ctx, data: ctx.data, form: HTML_FORM }}
      screen="html"
    />
  );
});
