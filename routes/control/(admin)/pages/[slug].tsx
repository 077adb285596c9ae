import { page as answer } from "fresh";
import { Screen } from "@/components/control/Screen.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { PageEditor } from "@/components/pages/PageEditor.tsx";
import { shownTitle } from "@/components/pages/page_texts.ts";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { define } from "@/lib/site/define.ts";
import type { State } from "@/lib/site/state.ts";
import { getPageBySlug, updatePage } from "@/lib/pages/pages.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { notFound } from "@/lib/errors.ts";
import { formValues, postedValues } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { type Looks, pageEditForm, refuseRawLines } from "@/lib/pages/forms.ts";
import { formPost } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type Page, pageEdit } from "@/lib/pages/schema.ts";

/** What the screen shows of a page. */
type ShownPage = Pick<Page, "slug" | "title" | "language"> & Looks;

const LIST = "/control/pages/list.html";

export const handler = define.handlers<FormState>({
  GET: () => answer({ values: {}, problems: [] }),

  POST: formPost(pageEdit, async (posted, { state, params, url }) => {
    const { show_raw, ...input } = posted;
    if (show_raw !== "yes") refuseRawLines(input.content);
    const { kv, locale } = state;
    const { id } = await requirePage(kv, params.slug);
    const { changed } = await updatePage(kv, { id, ...input }, {
      language: locale.tag,
    });
    return seeOther(`${url.pathname}?${changed ? "saved" : "unchanged"}`);
  }, { values: (posted) => postedValues(pageEditForm(null), posted) }),
});

export default define.page<typeof handler>(
  async function EditPage(ctx) {
    const { data, state, url } = ctx;
    const { kv, t, locale, theme } = state;
    const [settings, record] = await Promise.all([
      getSettings(kv),
      shownPage(ctx),
    ]);
    const { text: title, attributes } = shownTitle(record, state);
    const form = pageEditForm(record);
    const values = { ...formValues(form, record), ...data.values };
    const path = `/pages/${record.slug}`;
    return (
      <Screen
        {...{ t, locale, theme, settings }}
        title={formTitle(t, title, data)}
        url={url.pathname}
        crumbs={[{ text: t("control.pages.title"), href: LIST }, {
          text: title,
          attributes,
        }]}
      >
        <div class="control-head">
          <h1>
            <bdi {...attributes}>{title}</bdi>
          </h1>
          <p>
            <a href={path} dir="ltr">{path}</a>
          </p>
        </div>
        <MessagePanel
          texts={data.problems.length > 0 ? [] : resultOf(state, url)}
        />
        <PageEditor t={t} content={values.content ?? ""}>
          <FormView
            {...{ t, locale, form, state: { ...data, values } }}
            cancel={LIST}
          />
        </PageEditor>
      </Screen>
    );
  },
);

function resultOf({ t }: { t: Translate }, { searchParams }: URL): string[] {
  if (searchParams.has("saved")) return [t("message.pageUpdated")];
  if (searchParams.has("unchanged")) return [t("message.nothingToUpdate")];
  return [];
}

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
