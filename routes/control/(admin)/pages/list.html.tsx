import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { PageRow } from "@/components/pages/PageRow.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { TrashedPanel } from "@/components/trash/TrashedPanel.tsx";
import { listPages } from "@/lib/pages/pages.ts";
import { wholeList } from "@/lib/screens/list_view.ts";
import { menuTitle } from "@/components/pages/page_texts.ts";
import { justTrashed, trashPost } from "@/lib/trash/screens.ts";

export const handler = definePanel.handlers({ POST: trashPost("pages") });

/** All pages of the site, in the order of its menu (spec section 2). */
export default definePanel.page(async function PageList(ctx) {
  const pages = await listPages(ctx.state.kv);
  const trashed = await justTrashed(ctx, "pages");
  const view = wholeList(
    pages,
    ctx.url,
    (page) => menuTitle(page, ctx.state).text,
  );
  return (
    <ListScreen
      ctx={ctx}
      view={view}
      noun="pages"
      add="/control/pages/create.html"
      notice={<TrashedPanel t={ctx.state.t} trashed={trashed} />}
      done={{
        created: "message.pageCreated",
        restored: "message.pageRestored",
      }}
    >
      {pages.map((page) => <PageRow key={page.id} ctx={ctx} page={page} />)}
    </ListScreen>
  );
});
