import { page as answer } from "fresh";
import { PublicPage } from "@/components/layout/PublicPage.tsx";
import { PageArticle } from "@/components/pages/PageArticle.tsx";
import { define } from "@/lib/site/define.ts";
import { readSite } from "@/lib/pages/pages.ts";
import { notFound } from "@/lib/errors.ts";
import {
  excerptOf,
  languageAttributes,
} from "@/components/pages/page_texts.ts";

export const handler = define.handlers({
  async GET({ state, url }) {
    const { kv } = state;
    const site = await readSite(kv);
    // Compares the escaped slug as requested, because caches distinguish URLs that are escaped differently.
    const page = site.pages.find(({ slug }) =>
      url.pathname === `/pages/${slug}`
    );
    if (page === undefined) throw notFound("page");
    return answer({ site, page });
  },
});

/** A content page (spec section 2). */
export default define.page<typeof handler>(function ContentPage(ctx) {
  const { data: { site, page }, state: { t, locale } } = ctx;
  const { title } = page;
  const written = languageAttributes(page, locale);
  return (
    <PublicPage
      ctx={ctx}
      site={site}
      title={title}
      ownDescription={excerptOf(page)}
      hero={{
        title,
        titleAttributes: written,
        subTitle: page.sub_title ?? undefined,
        subTitleAttributes: written,
        image: page.hero ?? page.image,
        overlay: page.overlay,
      }}
    >
      <PageArticle t={t} page={page} attributes={written} />
    </PublicPage>
  );
});
