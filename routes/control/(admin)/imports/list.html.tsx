import { ListScreen } from "@/components/control/ListScreen.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { ImportRow } from "@/components/imports/ImportRow.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { FormState } from "@/lib/forms/description.ts";
import { showForm, uploadPost } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import { separatorOf } from "@/lib/i18n/locales.ts";
import { TABLE } from "@/lib/imports/constants.ts";
import { IMPORT_FORM, importForm } from "@/lib/imports/forms.ts";
import { createImport } from "@/lib/imports/imports.ts";
import { imports } from "@/lib/imports/store.ts";
import { definePanel } from "@/lib/site/define.ts";
import { readList } from "@/lib/site/list_view.ts";

export const handler = definePanel.handlers<FormState>({
  GET: () => showForm(),

  POST: uploadPost(importForm, async (input, { state }) => {
    const { kv, locale, jobs } = state;
    const { id } = await createImport(kv, input, locale.code);
    jobs.wake();
    return flash(`/control/imports/${id}`, "uploaded");
  }, { file: TABLE }),
});

/** All imports, and the form that uploads a table (decision 157). */
export default definePanel.page<typeof handler>(async function Imports(ctx) {
  const { t, locale } = ctx.state;
  const view = await readList(ctx, {
    list: (kv, query) => imports.list(kv, query),
  });
  const template = new URLSearchParams({
    separator: separatorOf(locale),
    language: locale.code,
  });
  return (
    <ListScreen
      {...{ ctx, view }}
      noun="imports"
      tools={
        <a
          class="button button-quiet"
          href={`/api/imports/template.csv?${template}`}
          download
        >
          <Icon name="download" />
          {t("control.imports.template")}
        </a>
      }
      form={
        <div class="control-form import-form">
          <p class="soft">{t("control.imports.lead")}</p>
          {view.items.length > 0 && (
            <p class="soft">{t("control.imports.emptyText")}</p>
          )}
          <FormView {...{ t, locale, form: IMPORT_FORM, state: ctx.data }} />
        </div>
      }
    >
      {view.items.map((record) => (
        <ImportRow key={record.id} {...{ ctx, record }} />
      ))}
    </ListScreen>
  );
});
