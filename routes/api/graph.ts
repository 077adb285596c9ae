import { getGraph } from "@/lib/site/graph.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Returns the graph of the site for visitors and members (spec section 7). */
export const handler = {
  GET: endpoint(
    "GET /api/graph",
    (_, { state: { kv, admin, env } }) => getGraph(kv, admin, env.mailDriver),
  ),
};
