import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";

const TAGS: { code: string; text: MessageKey }[] = [
  { code: "[bold=text]", text: "control.markup.bold" },
  { code: "[underline=text]", text: "control.markup.underline" },
  { code: "[strikethrough=text]", text: "control.markup.strikethrough" },
  { code: "[heading=any text]", text: "control.markup.heading" },
  { code: "[link=address text]", text: "control.markup.link" },
  { code: "- text", text: "control.markup.item" },
  { code: "[image=url]", text: "control.markup.image" },
  { code: "[video=url]", text: "control.markup.video" },
];

/** The card beside the editor that explains the tags (spec section 2, decision 41). */
export function MarkupHelp({ t }: { t: Translate }) {
  return (
    <section class="card markup-help" aria-labelledby="markup-title">
      <h2 id="markup-title">{t("control.markup.title")}</h2>
      <p>{t("control.markup.lead")}</p>
      <dl class="markup-tags">
        {TAGS.map(({ code, text }) => (
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
