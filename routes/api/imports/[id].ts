import { endpoint } from "@/lib/site/endpoint.ts";
import { requireImport, showImport } from "@/lib/imports/show.ts";

/** Returns an import with the results of its check. */
export const handler = {
  GET: endpoint("GET /api/imports/:id", async (_, { params, state }) => {
    return showImport(state, await requireImport(state.kv, params.id!));
  }),
};
