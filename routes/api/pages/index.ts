import { define } from "@/lib/site/define.ts";
import type { State } from "@/lib/site/state.ts";
import {
  createPage,
  deletePage,
  listPages,
  updatePage,
} from "@/lib/pages/pages.ts";
import { endpoint, requestKey } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** The content pages, by address (spec section 7, decisions 23, 28 and 48). */
export const handler = define.handlers({
  GET: endpoint("GET /api/pages", async (_, { state }) => {
    const pages = await listPages(state.kv);
    return Object.fromEntries(pages.map((page) => [page.slug, page]));
  }),
  POST: endpoint("POST /api/pages", async (input, ctx) => {
    const options = { ...writerOf(ctx.state), ...requestKey(ctx) };
    const page = await createPage(ctx.state.kv, input, options);
    return reply(page, { message: "message.pageCreated" });
  }),
  PATCH: endpoint("PATCH /api/pages", async (input, { state }) => {
    const { record: page, changed } = await updatePage(
      state.kv,
      input,
      writerOf(state),
    );
    const message = changed ? "message.pageUpdated" : "message.nothingToUpdate";
    return reply(page, { message });
  }),
  DELETE: endpoint("DELETE /api/pages", async ({ id }, { state }) => {
    await deletePage(state.kv, id);
    return reply(null, { message: "message.pageDeleted" });
  }),
});

/** Returns the language of new content, which is that of the panel or caller. */
function writerOf({ locale }: State): { language: string } {
  return { language: locale.tag };
}
