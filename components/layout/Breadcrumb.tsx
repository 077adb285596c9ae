import { JsonLd } from "./JsonLd.tsx";
import type { ShownText } from "@/components/pages/page_texts.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

export interface Crumb {
  text: string;
  /** Omitted for the page itself. */
  href?: string;
  /** Declares the language of a text that differs from the page's. */
  attributes?: ShownText["attributes"] | undefined;
}

interface BreadcrumbProps {
  t: Translate;
  crumbs: Crumb[];
  /** The public origin for structured data; null omits the data. */
  origin?: string | null;
}

/** The path from the home page to this one. */
export function Breadcrumb({ t, crumbs, origin = null }: BreadcrumbProps) {
  return (
    <nav class="wrap" aria-label={t("nav.breadcrumb")}>
      <ol class="breadcrumb">
        {crumbs.map(({ text, href, attributes }) => (
          <li key={text}>
            {href === undefined
              ? <bdi aria-current="page" {...attributes}>{text}</bdi>
              : <a href={href}>{text}</a>}
          </li>
        ))}
      </ol>
      {origin !== null && <JsonLd data={breadcrumbList(crumbs, origin)} />}
    </nav>
  );
}

function breadcrumbList(crumbs: Crumb[], origin: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ text, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      item: href === undefined ? undefined : origin + href,
    })),
  };
}
