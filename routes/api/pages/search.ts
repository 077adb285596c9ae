import { pages } from "@/lib/pages/pages.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Finds pages by the words of their titles. */
export const handler = {
  POST: storeEndpoint(
    "POST /api/pages/search",
    (kv, query) => pages.search(kv, query),
  ),
};
