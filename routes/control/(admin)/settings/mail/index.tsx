import { page } from "fresh";
import { MailDriver } from "@/components/settings/MailDriver.tsx";
import { MailPreviews } from "@/components/settings/MailPreviews.tsx";
import { SettingsScreen } from "@/components/settings/SettingsScreen.tsx";
import { SETTINGS_SCREENS } from "@/components/settings/screens.ts";
import { define } from "@/lib/site/define.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { MAIL_FORM } from "@/lib/settings/forms.ts";
import { settingsPost } from "@/lib/settings/post.ts";
import { senderOf } from "@/lib/messages/send_mail.ts";

export const handler = define.handlers<FormState>({
  GET: () => page({ values: {}, problems: [] }),
  POST: settingsPost(MAIL_FORM),
});

/** How mails look and leave (spec section 2, decisions 31 and 32). */
export default define.page<typeof handler>(
  async function MailSettings({ data, state, url }) {
    const { kv, env, t, locale } = state;
    const settings = await getSettings(kv);
    return (
      <SettingsScreen
        {...{ state, url, settings, data }}
        screen={SETTINGS_SCREENS.mail}
        form={MAIL_FORM}
        before={
          <MailDriver
            t={t}
            driver={env.mailDriver}
            sender={senderOf(state, settings)}
            isSetUp={env.hasMailServer}
          />
        }
      >
        <MailPreviews {...{ t, locale }} used={settings.mail_template} />
      </SettingsScreen>
    );
  },
);
