import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { MessageRow } from "@/components/messages/Messages.tsx";
import { definePanel } from "@/lib/site/define.ts";
import {
  deleteMessage,
  messages,
  readUnopened,
} from "@/lib/messages/messages.ts";
import type { Message } from "@/lib/messages/schema.ts";
import { deletePost } from "@/lib/screens/delete_post.ts";
import { readList } from "@/lib/screens/list_view.ts";

export const handler = definePanel.handlers({
  POST: deletePost(deleteMessage),
});

/** The messages of visitors. */
export default definePanel.page(async function MessageList(ctx) {
  const nameOf = ({ subject }: Message) => subject;
  const view = await readList(ctx, messages, nameOf);
  const ids = view.items.map(({ id }) => id);
  const unopened = await readUnopened(ctx.state.kv, ids);
  return (
    <ListScreen ctx={ctx} view={view} noun="messages" api="/api/messages">
      {view.items.map((message) => (
        <MessageRow
          key={message.id}
          ctx={ctx}
          view={view}
          message={message}
          isNew={unopened.has(message.id)}
        />
      ))}
    </ListScreen>
  );
});
