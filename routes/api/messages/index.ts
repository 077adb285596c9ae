import { define } from "@/lib/define.ts";
import { deleteMessage, listMessages } from "@/lib/domain/messages.ts";
import { endpoint, requestKey } from "@/lib/http/api/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { sendMessage } from "@/lib/http/mails/send_message.ts";

/** What visitors write to the company, and the administrator's inbox of it (decision 16). */
export const handler = define.handlers({
  GET: endpoint(
    "GET /api/messages",
    (query, { state }) => listMessages(state.kv, query),
  ),
  POST: endpoint("POST /api/messages", async (input, ctx) => {
    await sendMessage(ctx, input, requestKey(ctx));
    return reply(null, { message: "message.messageReceived" });
  }),
  DELETE: endpoint("DELETE /api/messages", async ({ id }, { state }) => {
    await deleteMessage(state.kv, id);
    return reply(null, { message: "message.messageDeleted" });
  }),
});
