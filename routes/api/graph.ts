import { define } from "@/lib/define.ts";
import { getGraph } from "@/lib/domain/graph.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";

/** What the site starts with, for visitors and administrators (spec section 7, decision 35). */
export const handler = define.handlers({
  GET: endpoint(
    "GET /api/graph",
    (_, { state: { kv, admin, env } }) => getGraph(kv, admin, env.mailDriver),
  ),
});
