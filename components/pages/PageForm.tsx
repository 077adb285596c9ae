import { listPath } from "@/components/panel/screens.ts";
import { IconChoice } from "@/components/forms/ChoiceField.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import MarkupPreview from "@/islands/MarkupPreview.tsx";
import type { Form } from "@/lib/forms/description.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { FormState } from "@/lib/forms/form_state.ts";

const WIDGETS = { icons: IconChoice };

interface PageFormProps {
  ctx: PanelContext;
  form: Form;
  data: FormState;
}

/** The form of a page with a preview and an explanation of its markup. */
export function PageForm({ ctx, form, data }: PageFormProps) {
  const { t } = ctx.state;
  return (
    <div class="editor">
      <div>
        <FormView
          ctx={ctx}
          form={form}
          widgets={WIDGETS}
          data={data}
          cancel={listPath("pages")}
        />
      </div>
      <div class="editor-side">
        <MarkupPreview
          field={fieldId("content")}
          content={data.values.content ?? ""}
          labels={{
            title: t("control.markup.preview"),
            empty: t("control.markup.previewEmpty"),
            misfits: t("control.markup.misfits"),
            reasons: {
              name: t("control.markup.noTag"),
              end: t("control.markup.noEnd"),
              text: t("control.markup.noText"),
              empty: t("control.markup.noWords"),
              url: t("control.markup.noUrl"),
              inside: t("control.markup.notAlone"),
            },
          }}
        />
        <MarkupHelp t={t} />
      </div>
    </div>
  );
}

const TAGS: [code: string, text: MessageKey][] = [
  ["[bold=text]", "control.markup.bold"],
  ["[underline=text]", "control.markup.underline"],
  ["[strikethrough=text]", "control.markup.strikethrough"],
  ["[heading=any text]", "control.markup.heading"],
  ["[link=address text]", "control.markup.link"],
  ["- text", "control.markup.item"],
  ["[image=url]", "control.markup.image"],
  ["[video=url]", "control.markup.video"],
];

/** Explains the markup's tags. */
function MarkupHelp({ t }: { t: Translate }) {
  return (
    <section class="card markup-help" aria-labelledby="markup-title">
      <h2 id="markup-title">{t("control.markup.title")}</h2>
      <p>{t("control.markup.lead")}</p>
      <dl class="markup-tags">
        {TAGS.map(([code, text]) => (
          <div key={code}>
            <dt>
              <bdi class="code" {...UNTRANSLATED}>{code}</bdi>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">{t("control.markup.rules")}</p>
    </section>
  );
}
