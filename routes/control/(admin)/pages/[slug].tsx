import { Screen } from "@/components/control/Screen.tsx";
import { TILES } from "@/components/control/screens.ts";
import { PageForm } from "@/components/pages/PageForm.tsx";
import { shownTitle } from "@/components/pages/page_texts.ts";
import { Flash } from "@/components/ui/Flash.tsx";
import { definePanel } from "@/lib/site/define.ts";
import type { State } from "@/lib/site/state.ts";
import { getPageBySlug, updatePage } from "@/lib/pages/pages.ts";
import { notFound } from "@/lib/errors.ts";
import { formValues } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { type Looks, pageEditForm, refuseRawLines } from "@/lib/pages/forms.ts";
import { formPost, showForm } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type Page, pageEdit } from "@/lib/pages/schema.ts";

/** What the screen shows of a page. */
type ShownPage = Pick<Page, "slug" | "title" | "language"> & Looks;

export const handler = definePanel.handlers<FormState>({
  GET: () => showForm(),

  POST: formPost(pageEdit, async (posted, { state, params, url }) => {
    const { show_raw, ...input } = posted;
    if (show_raw !== "yes") refuseRawLines(input.content);
    const { kv, locale } = state;
    const { id } = await requirePage(kv, params.slug);
    const { changed } = await updatePage(kv, { id, ...input }, {
      language: locale.tag,
    });
    return flash(url.pathname, changed ? "updated" : "unchanged");
  }),
});

export default definePanel.page<typeof handler>(async function EditPage(ctx) {
  const { data, state } = ctx;
  const { t } = state;
  const record = await shownPage(ctx);
  const { text: title, attributes } = shownTitle(record, state);
  const form = pageEditForm(record);
  const values = { ...formValues(form, record), ...data.values };
  const path = `/pages/${record.slug}`;
  return (
    <Screen
      ctx={ctx}
      title={formTitle(t, title, data)}
      under={TILES.pages}
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
          unchanged: "message.nothingToUpdate",
        }}
      />
      <PageForm {...{ ctx, form, data: { ...data, values } }} />
    </Screen>
  );
});

/**
 * Returns the page of the address; of one that was deleted while its form was open, what was typed, so that it can be shown again.
 * Throws 404 when there is neither.
 */
async function shownPage(
  { data: { values, problems }, state, params }: {
    data: FormState;
    state: Pick<State, "kv" | "locale">;
    params: Record<string, string>;
  },
): Promise<ShownPage> {
  const { slug = "" } = params;
  if (problems.length === 0) return await requirePage(state.kv, slug);
  const page = await getPageBySlug(state.kv, slug);
  const { title = "" } = values;
  return page ?? { ...values, slug, title, language: state.locale.tag };
}

/** Throws 404 when there is no page of this address. */
async function requirePage(kv: Kv, slug = ""): Promise<Page> {
  const page = await getPageBySlug(kv, slug);
  if (page === null) throw notFound("page");
  return page;
}
