import { RecordDelete } from "@/components/control/RecordList.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { ListView } from "@/lib/site/list_view.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Page } from "@/lib/pages/schema.ts";
import { shownTitle } from "./page_texts.ts";

interface PageRowProps {
  t: Translate;
  locale: Locale;
  view: ListView<Page>;
  page: Page;
}

/** A page in the panel's list: the way to its form, to the page itself, and to its end. */
export function PageRow({ t, locale, view, page }: PageRowProps) {
  const { id, slug, icon } = page;
  const { text, attributes } = shownTitle(page, { t, locale });
  return (
    <li class="record page-row">
      <a class="record-link" href={`/control/pages/${slug}`}>
        <Icon name={icon} />
        <bdi class="record-title" {...attributes}>{text}</bdi>
      </a>
      <a class="record-public" href={`/pages/${slug}`} dir="ltr">
        /pages/{slug}
      </a>
      <RecordDelete {...{ t, view, id }} name={text} />
    </li>
  );
}
