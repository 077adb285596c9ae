import { useEffect, useState } from "preact/hooks";
import { PageContent } from "@/components/pages/PageContent.tsx";
import { findInvalidTags, type Misfit } from "@/lib/markup/parse.ts";

export interface MarkupPreviewProps {
  /** The id of the textarea with the markup. */
  field: string;
  /** Its text when the page was rendered. */
  content: string;
  labels: {
    title: string;
    empty: string;
    misfits: string;
    reasons: Record<Misfit["reason"], string>;
  };
}

/** Previews markup and lists the lines with an invalid tag. */
export default function MarkupPreview(
  { field, content, labels }: MarkupPreviewProps,
) {
  const [shown, show] = useState(content);
  const misfits = findInvalidTags(shown);

  useEffect(() => {
    const area = document.getElementById(field) as HTMLTextAreaElement;
    // The browser may have restored a draft before hydration.
    show(area.value);
    area.addEventListener("input", () => show(area.value));
  }, []);

  return (
    <section class="card markup-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{labels.title}</h2>
      {misfits.length > 0 && (
        <div class="markup-misfits">
          <p>{labels.misfits}</p>
          <ul class="markup-lines">
            {misfits.map(({ line, reason }) => (
              <li key={line}>
                <strong class="figure">{line}</strong>
                <span key={reason}>{labels.reasons[reason]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {shown.trim() === "" ? <p class="soft">{labels.empty}</p> : (
        <article
          class="article markup-shown"
          aria-labelledby="preview-title"
          tabIndex={0}
        >
          <PageContent key={shown} content={shown} />
        </article>
      )}
    </section>
  );
}
