import { ListScreen } from "@/components/control/ListScreen.tsx";
import { MessageRow } from "@/components/control/MessageRow.tsx";
import { definePanel } from "@/lib/site/define.ts";
import {
  deleteMessage,
  getMessage,
  listMessages,
  searchMessages,
} from "@/lib/messages/messages.ts";
import type { Message } from "@/lib/messages/schema.ts";
import { deletePost } from "@/lib/site/delete_form.ts";
import { readList } from "@/lib/site/list_view.ts";

const MESSAGES = {
  list: listMessages,
  search: searchMessages,
  get: getMessage,
  nameOf: ({ subject }: Message) => subject,
};

export const handler = definePanel.handlers({
  POST: deletePost((kv, id) => deleteMessage(kv, id)),
});

/** What visitors have written to the company (decision 16). */
export default definePanel.page(async function MessageList(ctx) {
  const view = await readList(ctx, MESSAGES);
  return (
    <ListScreen {...{ ctx, view }} noun="messages" api="/api/messages">
      {view.items.map((message) => (
        <MessageRow key={message.id} {...{ ctx, view, message }} />
      ))}
    </ListScreen>
  );
});
