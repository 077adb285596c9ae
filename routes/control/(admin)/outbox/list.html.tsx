import { OutboxRow } from "@/components/control/OutboxRow.tsx";
import { RecordList } from "@/components/control/RecordList.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { define } from "@/lib/site/define.ts";
import { listMails } from "@/lib/mail/outbox.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { readList } from "@/lib/site/list_view.ts";
import { listedMail } from "@/lib/mail/listed_mail.ts";

/** What has become of every mail of the site (decision 31). */
export default define.page(async function Outbox({ state, url }) {
  const { kv, env, t, locale, theme } = state;
  const [settings, view] = await Promise.all([
    getSettings(kv),
    readList(url, { list: (query) => listMails(kv, query) }),
  ]);
  const title = t("control.outbox.title");
  return (
    <Screen
      {...{ t, locale, theme, settings, title }}
      url={url.pathname + url.search}
      crumbs={[{ text: title }]}
    >
      <RecordList
        {...{ t, view }}
        title="control.outbox.title"
        unsearched
        empty={{
          title: "control.outbox.empty",
          text: "control.outbox.emptyText",
        }}
      >
        {view.items.map((mail) => (
          <OutboxRow
            key={mail.id}
            {...{ t, locale }}
            timeZone={settings.time_zone}
            mail={listedMail(mail, state)}
            sends={env.mailDriver !== "log"}
          />
        ))}
      </RecordList>
    </Screen>
  );
});
