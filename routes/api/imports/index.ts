import { reply } from "@/lib/http/envelope.ts";
import { changeImport, createImport } from "@/lib/imports/imports.ts";
import { deleteImport } from "@/lib/imports/retention.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { showImport, showImports } from "@/lib/imports/show.ts";

/** Lists imports of parcels, and uploads a table for a new one. */
export const handler = {
  GET: endpoint(
    "GET /api/imports",
    (query, { state }) => showImports(state, query),
  ),
  POST: endpoint("POST /api/imports", async (input, { state }) => {
    const { kv, jobs } = state;
    const record = await createImport(kv, input);
    jobs.wake();
    const shown = await showImport(state, record);
    return record.status === "failed"
      ? shown
      : reply(shown, { message: "message.importUploaded" });
  }),
  PATCH: endpoint("PATCH /api/imports", async (input, { state }) => {
    const { kv, jobs } = state;
    const record = await changeImport(kv, input);
    jobs.wake();
    return reply(await showImport(state, record), {
      message: record.status === "checking"
        ? "message.importChecking"
        : "message.importStatuses",
    });
  }),
  DELETE: endpoint("DELETE /api/imports", async ({ id }, { state }) => {
    await deleteImport(state.kv, id);
    return reply(null, { message: "message.importDeleted" });
  }),
};
