import { define } from "@/lib/define.ts";
import { searchMessages } from "@/lib/domain/messages.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";

/** Finds messages by words (decision 11). */
export const handler = define.handlers({
  POST: endpoint(
    "POST /api/messages/search",
    (query, { state }) => searchMessages(state.kv, query),
  ),
});
