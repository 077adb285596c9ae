import { reply } from "@/lib/http/envelope.ts";
import { applyImport } from "@/lib/imports/imports.ts";
import { showJob } from "@/lib/jobs/show.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Applies an import. */
export const handler = {
  POST: endpoint("POST /api/imports/apply", async (input, { state }) => {
    const { kv, t, jobs } = state;
    const job = await applyImport(kv, input);
    jobs.wake();
    return reply(await showJob(kv, job, t), {
      message: "message.importStarted",
    });
  }),
};
