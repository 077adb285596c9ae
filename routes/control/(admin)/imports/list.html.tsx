import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { ImportRow } from "@/components/imports/ImportRow.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { listNames } from "@/lib/accounts/team.ts";
import type { PageQuery } from "@/lib/fields/paging.ts";
import { flash, showForm, uploadPost } from "@/lib/forms/post.ts";
import { type Locale, separatorOf } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { isRemovable, TABLE } from "@/lib/imports/schema.ts";
import { IMPORT_FORM } from "@/lib/imports/forms.ts";
import { createImport } from "@/lib/imports/imports.ts";
import { deleteImport } from "@/lib/imports/retention.ts";
import { imports } from "@/lib/imports/import.ts";
import { definePanel } from "@/lib/site/define.ts";
import { deletePost } from "@/lib/screens/delete_post.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { readList } from "@/lib/screens/list_view.ts";
import type { FormState } from "@/lib/forms/form_state.ts";

export const handler = definePanel.handlers<FormState>({
  GET: () => showForm(),

  POST: (ctx) => hasFile(ctx.req) ? upload(ctx) : remove(ctx),
});

const upload = uploadPost(IMPORT_FORM.schema, async (input, { state }) => {
  const { kv, locale, jobs } = state;
  const { id } = await createImport(kv, input, locale.code);
  jobs.wake();
  return flash(`/control/imports/${id}`, "uploaded");
}, { file: TABLE });

const remove = deletePost(deleteImport);

/** Distinguishes the screen's two forms: only the upload form is multipart. */
function hasFile({ headers }: Request): boolean {
  return headers.get("content-type")?.startsWith("multipart/") ?? false;
}

/** All imports, each with a button to delete it, and the form that uploads a table. */
export default definePanel.page<typeof handler>(async function Imports(ctx) {
  const { kv, t, locale, admin } = ctx.state;
  const source = {
    list: (kv: Kv, query: PageQuery) => imports.list(kv, query),
    get: (kv: Kv, id: string) => imports.get(kv, id),
  };
  const [view, names] = await Promise.all([
    readList(ctx, source, ({ name }) => name),
    listNames(kv, admin, t),
  ]);
  const now = kv.now();
  return (
    <ListScreen
      ctx={ctx}
      view={view}
      noun="imports"
      api="/api/imports"
      deleteText={t("control.imports.deleteText")}
      done={{ deleted: "message.importDeleted" }}
      tools={<TemplateLink t={t} locale={locale} />}
      form={
        <div class="control-form import-form">
          <p class="soft">{t("control.imports.lead")}</p>
          {view.items.length > 0 && (
            <p class="soft">{t("control.imports.emptyText")}</p>
          )}
          <FormView ctx={ctx} form={IMPORT_FORM} data={ctx.data} />
        </div>
      }
    >
      {view.items.map((record) => (
        <ImportRow
          key={record.id}
          ctx={ctx}
          view={view}
          record={record}
          uploader={names.get(record.starter_id ?? "")}
          isRemovable={isRemovable(record, now)}
        />
      ))}
    </ListScreen>
  );
});

/** Links to an empty table with the headers of all columns. */
function TemplateLink({ t, locale }: { t: Translate; locale: Locale }) {
  const query = new URLSearchParams({
    separator: separatorOf(locale),
    language: locale.code,
  });
  return (
    <a
      class="button button-quiet"
      href={`/api/imports/template.csv?${query}`}
      download
    >
      <Icon name="download" />
      {t("control.imports.template")}
    </a>
  );
}
