import {
  createPage,
  listPages,
  pageTrash,
  updatePage,
} from "@/lib/pages/pages.ts";
import { endpoint, requestKey } from "@/lib/site/endpoint.ts";
import { reply, replyUpdate } from "@/lib/http/envelope.ts";

/** Lists and changes the content pages, which are identified by slug. */
export const handler = {
  GET: endpoint("GET /api/pages", async (_, { state }) => {
    const pages = await listPages(state.kv);
    return Object.fromEntries(pages.map((page) => [page.slug, page]));
  }),
  POST: endpoint("POST /api/pages", async (input, ctx) => {
    const { kv, locale } = ctx.state;
    const options = { language: locale.tag, ...requestKey(ctx) };
    const page = await createPage(kv, input, options);
    return reply(page, { message: "message.pageCreated" });
  }),
  PATCH: endpoint("PATCH /api/pages", async (input, { state }) => {
    const { kv, locale } = state;
    const author = { language: locale.tag };
    const { record, changed } = await updatePage(kv, input, author);
    return replyUpdate(record, changed, "message.pageUpdated");
  }),
  DELETE: endpoint("DELETE /api/pages", async ({ id }, { state }) => {
    await pageTrash.add(state.kv, id);
    return reply(null, { message: "message.pageDeleted" });
  }),
};
