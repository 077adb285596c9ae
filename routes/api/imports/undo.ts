import { reply } from "@/lib/http/envelope.ts";
import { undoImport } from "@/lib/imports/imports.ts";
import { showJob } from "@/lib/jobs/show.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Undoes an import. */
export const handler = {
  POST: endpoint("POST /api/imports/undo", async ({ id }, { state }) => {
    const { kv, t, jobs } = state;
    const job = await undoImport(kv, id);
    jobs.wake();
    return reply(await showJob(kv, job, t), {
      message: "message.importUndoing",
    });
  }),
};
