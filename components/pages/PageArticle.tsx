import type { Translate } from "@/lib/i18n/translate.ts";
import type { Page } from "@/lib/pages/schema.ts";
import { PageContent } from "./PageContent.tsx";
import type { ShownText } from "./page_texts.ts";
import { TrackForm } from "@/components/tracking/TrackingForms.tsx";

interface PageArticleProps {
  t: Translate;
  page: Page;
  /** The language attributes of the content. */
  attributes: ShownText["attributes"];
}

/** The content of a page next to the tracking form. */
export function PageArticle({ t, page, attributes }: PageArticleProps) {
  return (
    <div class="wrap article-page">
      <article class="article" {...attributes}>
        <PageContent content={page.content} />
      </article>
      <aside class="card article-aside" aria-labelledby="track-title">
        <h2 id="track-title">{t("contact.trackTitle")}</h2>
        <p class="soft">{t("contact.trackText")}</p>
        <TrackForm t={t} id="page-code" />
        <p>
          <a href="/contact.html">{t("nav.contact")}</a>
        </p>
      </aside>
    </div>
  );
}
