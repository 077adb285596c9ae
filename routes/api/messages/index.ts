import {
  deleteMessage,
  messages,
  sendMessage,
} from "@/lib/messages/messages.ts";
import { endpoint, requestKey, storeEndpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Receives visitors' messages, and lists and deletes them for members. */
export const handler = {
  GET: storeEndpoint(
    "GET /api/messages",
    (kv, query) => messages.list(kv, query),
  ),
  POST: endpoint("POST /api/messages", async (input, ctx) => {
    await sendMessage(ctx, input, requestKey(ctx));
    return reply(null, { message: "message.messageReceived" });
  }),
  DELETE: endpoint("DELETE /api/messages", async ({ id }, { state }) => {
    await deleteMessage(state.kv, id);
    return reply(null, { message: "message.messageDeleted" });
  }),
};
