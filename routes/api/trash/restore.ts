import { reply } from "@/lib/http/envelope.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { restoreFromTrash } from "@/lib/trash/screens.ts";

/** Restores a deleted record and returns it. */
export const handler = {
  POST: endpoint("POST /api/trash/restore", async ({ id }, ctx) => {
    const { record, message } = await restoreFromTrash(ctx, id);
    return reply(record, { message });
  }),
};
