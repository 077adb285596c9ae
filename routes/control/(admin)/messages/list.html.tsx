import { MessageRow } from "@/components/control/MessageRow.tsx";
import { RecordList } from "@/components/control/RecordList.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { define } from "@/lib/site/define.ts";
import {
  deleteMessage,
  getMessage,
  listMessages,
  searchMessages,
} from "@/lib/messages/messages.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { askedRecord, deletePost } from "@/lib/site/delete_form.ts";
import { readList } from "@/lib/site/list_view.ts";

export const handler = define.handlers({
  POST: deletePost((id, { state }) => deleteMessage(state.kv, id)),
});

/** What visitors have written to the company (decision 16). */
export default define.page(async function MessageList({ state, url }) {
  const { kv, t, locale, theme } = state;
  const [settings, view, asked] = await Promise.all([
    getSettings(kv),
    readList(url, {
      list: (query) => listMessages(kv, query),
      search: (query) => searchMessages(kv, query),
    }),
    askedRecord(url, (id) => getMessage(kv, id), ({ subject }) => subject),
  ]);
  const title = t("control.messages.title");
  return (
    <Screen
      {...{ t, locale, theme, settings, title }}
      url={url.pathname + url.search}
      crumbs={[{ text: title }]}
    >
      <RecordList
        {...{ t, view }}
        title="control.messages.title"
        empty={{
          title: "control.messages.empty",
          text: "control.messages.emptyText",
        }}
        remove={{ api: "/api/messages", asked }}
      >
        {view.items.map((message) => (
          <MessageRow
            key={message.id}
            {...{ t, locale, view, message }}
            timeZone={settings.time_zone}
          />
        ))}
      </RecordList>
    </Screen>
  );
});
