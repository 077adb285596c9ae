import { page } from "fresh";
import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { SETTINGS_SCREENS } from "@/components/settings/screens.ts";
import { define } from "@/lib/site/define.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { CONTACT_FORM } from "@/lib/settings/forms.ts";
import { settingsPost } from "@/lib/settings/post.ts";

export const handler = define.handlers<FormState>({
  GET: () => page({ values: {}, problems: [] }),
  POST: settingsPost(CONTACT_FORM),
});

/** How visitors reach the company (spec section 2). */
export default define.page<typeof handler>(
  async function ContactSettings({ data, state, url }) {
    const settings = await getSettings(state.kv);
    return (
      <SettingsScreen
        {...{ state, url, settings, data }}
        screen={SETTINGS_SCREENS.contact}
        form={CONTACT_FORM}
      />
    );
  },
);
