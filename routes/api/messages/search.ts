import { searchMessages } from "@/lib/messages/messages.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Finds messages by words (decision 11). */
export const handler = {
  POST: endpoint(
    "POST /api/messages/search",
    (query, { state }) => searchMessages(state.kv, query),
  ),
};
