import type { ShownText } from "@/components/pages/page_texts.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

export interface Crumb {
  text: string;
  /** Absent on the page itself. */
  href?: string;
  /** What a text in another language says about it. */
  attributes?: ShownText["attributes"];
}

interface BreadcrumbProps {
  t: Translate;
  crumbs: Crumb[];
}

/** The way from the home page to this one. */
export function Breadcrumb({ t, crumbs }: BreadcrumbProps) {
  return (
    <nav class="wrap" aria-label={t("nav.breadcrumb")}>
      <ol class="breadcrumb">
        {crumbs.map(({ text, href, attributes }) => (
          <li key={text}>
            {href === undefined
              ? (
                <bdi aria-current="page" {...attributes}>
                  {text}
                </bdi>
              )
              : <a href={href}>{text}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
