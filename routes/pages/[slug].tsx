import { page as answer } from "fresh";
import { PublicHead } from "@/components/layout/PublicHead.tsx";
import { PublicLayout } from "@/components/layout/PublicLayout.tsx";
import { PageArticle } from "@/components/pages/PageArticle.tsx";
import { describedBy, writtenIn } from "@/components/pages/page_texts.ts";
import { define } from "@/lib/site/define.ts";
import { readSite } from "@/lib/pages/pages.ts";
import { notFound } from "@/lib/errors.ts";
import { canonicalPath } from "@/lib/i18n/locales.ts";

export const handler = define.handlers({
  async GET({ state, url }) {
    const { kv } = state;
    const { settings, pages } = await readSite(kv);
    // Compares the address as requested, because caches tell apart addresses that are escaped differently.
    const page = pages.find(({ slug }) => url.pathname === `/pages/${slug}`);
    if (page === undefined) throw notFound("page");
    return answer({ settings, pages, page });
  },
});

/** A content page (spec section 2). */
export default define.page<typeof handler>(
  function ContentPage({ data, state, url }) {
    const { settings, pages, page } = data;
    const { t, locale, theme } = state;
    const { title } = page;
    const written = writtenIn(page, locale);
    return (
      <PublicLayout
        t={t}
        locale={locale}
        theme={theme}
        settings={settings}
        pages={pages}
        url={canonicalPath(url)}
        hero={{
          title,
          titleAttributes: written,
          subTitle: page.sub_title ?? undefined,
          subTitleAttributes: written,
          image: page.hero ?? page.image,
          overlay: page.overlay,
        }}
        publicOrigin={state.env.publicOrigin}
      >
        <PublicHead
          title={title}
          settings={settings}
          locale={locale}
          url={url}
          ownDescription={describedBy(page)}
          publicOrigin={state.env.publicOrigin}
        />
        <PageArticle t={t} page={page} attributes={written} />
      </PublicLayout>
    );
  },
);
