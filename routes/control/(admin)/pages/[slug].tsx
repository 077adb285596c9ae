import { Screen } from "@/components/panel/Screen.tsx";
import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { PageForm } from "@/components/pages/PageForm.tsx";
import { notFound } from "@/lib/errors.ts";
import { editPost, redirectSaved, showForm } from "@/lib/forms/post.ts";
import { type Looks, pageEditing, refuseRawLines } from "@/lib/pages/forms.ts";
import { describeConcurrentChanges } from "@/lib/journal/concurrent_changes.ts";
import { getPageBySlug, updatePage } from "@/lib/pages/pages.ts";
import type { Page } from "@/lib/pages/schema.ts";
import { definePanel } from "@/lib/site/define.ts";
import { menuTitle } from "@/components/pages/page_texts.ts";
import { Flash } from "@/components/ui/Panel.tsx";
import { seenValues } from "@/lib/forms/marks.ts";

export const handler = {
  GET: () => showForm(),

  POST: editPost(() => pageEditing(), async (edit, ctx) => {
    const { show_raw, ...input } = edit.input;
    if (show_raw !== "yes") refuseRawLines(input.content);
    const { state: { kv, locale }, params, url } = ctx;
    const page = await getPageBySlug(kv, params.slug!);
    if (page === null) throw notFound("page");
    const { changed } = await updatePage(kv, { id: page.id, ...input }, {
      language: locale.tag,
      merge: edit.merge,
    });
    return redirectSaved(url.pathname, changed, edit);
  }),
};

export default definePanel.page<typeof handler>(async function EditPage(ctx) {
  const { data, state, params } = ctx;
  const { kv, locale } = state;
  const slug = params.slug!;
  const stored = await getPageBySlug(kv, slug);
  if (stored === null && data.problems.length === 0) throw notFound("page");
  // If the page was deleted while its form was open, show it as typed.
  const page: Pick<Page, "slug" | "title" | "language"> & Looks = stored ??
    { title: "", ...data.values, slug, language: locale.tag };
  const { text: title, attributes } = menuTitle(page, state);
  const editing = pageEditing(page);
  const { form } = editing;
  const values = { ...seenValues(editing, page), ...data.values };
  const path = `/pages/${slug}`;
  return (
    <Screen
      ctx={ctx}
      data={data}
      title={title}
      crumbs={[{ text: title, attributes }]}
    >
      <div class="control-head">
        <h1>
          <bdi {...attributes}>{title}</bdi>
        </h1>
        <p>
          <a href={path} dir="ltr">{path}</a>
        </p>
      </div>
      <Flash
        ctx={ctx}
        done={{
          updated: "message.pageUpdated",
          restored: "message.pageRestored",
          unchanged: "message.nothingToUpdate",
        }}
        more={stored === null
          ? []
          : await describeConcurrentChanges(ctx, stored.id)}
      />
      <PageForm ctx={ctx} form={form} data={{ ...data, values }} />
      {stored !== null && (
        <JournalLink ctx={ctx} about={{ record_id: stored.id }} />
      )}
    </Screen>
  );
});
