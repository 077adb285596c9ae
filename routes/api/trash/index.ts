import { reply } from "@/lib/http/envelope.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { eraseFromTrash, listTrash } from "@/lib/trash/screens.ts";

/** Lists the trash. */
export const handler = {
  GET: endpoint("GET /api/trash", (query, ctx) => listTrash(ctx, query)),
  DELETE: endpoint("DELETE /api/trash", async ({ id }, ctx) => {
    await eraseFromTrash(ctx, id);
    return reply(null, { message: "message.trashErased" });
  }),
};
