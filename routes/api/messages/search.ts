import { messages } from "@/lib/messages/messages.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Finds messages by words. */
export const handler = {
  POST: storeEndpoint(
    "POST /api/messages/search",
    (kv, query) => messages.search(kv, query),
  ),
};
