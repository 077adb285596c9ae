import { ListScreen } from "@/components/control/ListScreen.tsx";
import { PageRow } from "@/components/pages/PageRow.tsx";
import { shownTitle } from "@/components/pages/page_texts.ts";
import { definePanel } from "@/lib/site/define.ts";
import { deletePage, listPages } from "@/lib/pages/pages.ts";
import { deletePost } from "@/lib/site/delete_form.ts";
import { wholeList } from "@/lib/site/list_view.ts";

export const handler = definePanel.handlers({
  POST: deletePost((kv, id) => deletePage(kv, id)),
});

/** All pages of the site, in the order of its menu (spec section 2). */
export default definePanel.page(async function PageList(ctx) {
  const pages = await listPages(ctx.state.kv);
  const view = wholeList(
    pages,
    ctx.url,
    (page) => shownTitle(page, ctx.state).text,
  );
  return (
    <ListScreen
      {...{ ctx, view }}
      noun="pages"
      add={{ href: "/control/pages/create.html", text: "control.pages.add" }}
      api="/api/pages"
      done={{ created: "message.pageCreated" }}
    >
      {pages.map((page) => <PageRow key={page.id} {...{ ctx, view, page }} />)}
    </ListScreen>
  );
});
