import type { Translate } from "@/lib/i18n/translate.ts";

export interface Crumb {
  text: string;
  /** Absent on the page itself. */
  href?: string;
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
        {crumbs.map(({ text, href }) => (
          <li key={text}>
            {href === undefined
              ? <span aria-current="page">{text}</span>
              : <a href={href}>{text}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
