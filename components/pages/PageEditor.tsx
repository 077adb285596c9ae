import type { ComponentChildren } from "preact";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import MarkupPreview from "@/islands/MarkupPreview.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MarkupHelp } from "./MarkupHelp.tsx";

interface PageEditorProps {
  t: Translate;
  /** The markup as it is in the form. */
  content: string;
  /** The form. */
  children: ComponentChildren;
}

/** The form of a page, beside it what its markup means and what it looks like. */
export function PageEditor({ t, content, children }: PageEditorProps) {
  return (
    <div class="editor">
      <div>{children}</div>
      <div class="editor-side">
        <MarkupPreview
          field={fieldId("content")}
          content={content}
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
