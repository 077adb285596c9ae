import { RecordList } from "@/components/control/RecordList.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { PageRow } from "@/components/pages/PageRow.tsx";
import { shownTitle } from "@/components/pages/page_texts.ts";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { define } from "@/lib/site/define.ts";
import { deletePage, listPages } from "@/lib/pages/pages.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { askedRecord, deletePost } from "@/lib/site/delete_form.ts";
import { wholeList } from "@/lib/site/list_view.ts";

export const handler = define.handlers({
  POST: deletePost((id, { state }) => deletePage(state.kv, id)),
});

/** All pages of the site, in the order of its menu (spec section 2). */
export default define.page(async function PageList({ state, url }) {
  const { kv, t, locale, theme } = state;
  const [settings, pages] = await Promise.all([
    getSettings(kv),
    listPages(kv),
  ]);
  const asked = await askedRecord(
    url,
    (id) => Promise.resolve(pages.find((page) => page.id === id) ?? null),
    (page) => shownTitle(page, state).text,
  );
  const view = wholeList(pages, url);
  const title = t("control.pages.title");
  return (
    <Screen
      {...{ t, locale, theme, settings }}
      title={title}
      url={url.pathname}
      crumbs={[{ text: title }]}
    >
      <MessagePanel
        texts={url.searchParams.has("created")
          ? [t("message.pageCreated")]
          : []}
      />
      <RecordList
        {...{ t, view }}
        title="control.pages.title"
        unsearched
        empty={{
          title: "control.pages.empty",
          text: "control.pages.emptyText",
        }}
        add={{
          href: "/control/pages/create.html",
          text: "control.pages.add",
        }}
        remove={{ api: "/api/pages", asked }}
      >
        {pages.map((page) => (
          <PageRow key={page.id} {...{ t, locale, view, page }} />
        ))}
      </RecordList>
    </Screen>
  );
});
