import { define } from "@/lib/define.ts";
import { searchPeople } from "@/lib/domain/people.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";

/** Searches the traders, of whom there are none yet (decision 11). */
export const handler = define.handlers({
  POST: endpoint(
    "POST /api/traders/search",
    (query) => searchPeople("traders", query),
  ),
});
