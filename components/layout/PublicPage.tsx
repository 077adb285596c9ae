import { canonicalPath } from "@/lib/i18n/locales.ts";
import type { PageContext } from "@/lib/site/state.ts";
import { PublicHead } from "./PublicHead.tsx";
import { PublicLayout, type PublicLayoutProps } from "./PublicLayout.tsx";
import type { PageHeadProps } from "./HtmlDocument.tsx";

interface PublicPageProps
  extends
    Omit<PageHeadProps, "settings">,
    Pick<PublicLayoutProps, "site" | "hero" | "over" | "children"> {
  ctx: PageContext;
}

/** A public page that search engines should find. */
export function PublicPage(props: PublicPageProps) {
  const { ctx, site, hero, over, children, ...head } = props;
  const { state, url } = ctx;
  return (
    <PublicLayout
      state={state}
      site={site}
      url={canonicalPath(url)}
      hero={hero}
      over={over}
      publicOrigin={state.env.publicOrigin}
    >
      <PublicHead {...head} ctx={ctx} settings={site.settings} />
      {children}
    </PublicLayout>
  );
}
