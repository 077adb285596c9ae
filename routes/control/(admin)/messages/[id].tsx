import { MessageSheet } from "@/components/control/MessageSheet.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { define } from "@/lib/site/define.ts";
import { getMessage } from "@/lib/messages/messages.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { notFound } from "@/lib/errors.ts";

/** What a visitor has written (decision 16). */
export default define.page(async function MessagePage({ state, url, params }) {
  const { kv, t, locale, theme } = state;
  const [settings, message] = await Promise.all([
    getSettings(kv),
    getMessage(kv, params.id!),
  ]);
  if (message === null) throw notFound("message");
  return (
    <Screen
      {...{ t, locale, theme, settings }}
      title={message.subject}
      url={url.pathname}
      crumbs={[
        {
          text: t("control.messages.title"),
          href: "/control/messages/list.html",
        },
        { text: message.subject },
      ]}
    >
      <MessageSheet {...{ t, locale, message }} timeZone={settings.time_zone} />
    </Screen>
  );
});
