import { TILES } from "@/components/control/screens.ts";
import { FormView } from "@/components/forms/FormView.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import MarkupPreview from "@/islands/MarkupPreview.tsx";
import type { FormDescription, FormState } from "@/lib/forms/description.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { MarkupHelp } from "./MarkupHelp.tsx";

interface PageFormProps {
  ctx: PanelContext;
  form: FormDescription;
  data: FormState;
}

/** The form of a page, beside it what its markup means and what it looks like. */
export function PageForm({ ctx, form, data }: PageFormProps) {
  const { t, locale } = ctx.state;
  return (
    <div class="editor">
      <div>
        <FormView
          {...{ t, locale, form, state: data }}
          cancel={TILES.pages.href}
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
