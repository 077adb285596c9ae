import { JsonLd } from "./JsonLd.tsx";
import type { ShownText } from "@/components/pages/page_texts.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

export interface Crumb {
  text: string;
  /** Absent on the page itself. */
  href?: string;
  /** The language of a text in another language than the page. */
  attributes?: ShownText["attributes"] | undefined;
}

interface BreadcrumbProps {
  t: Translate;
  crumbs: Crumb[];
  /** The site's own address for structured data; null omits it. */
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
