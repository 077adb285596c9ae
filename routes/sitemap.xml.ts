import { define } from "@/lib/site/define.ts";
import { contentChangedAt } from "@/lib/settings/settings.ts";
import { listPages } from "@/lib/pages/pages.ts";
import { sitemap } from "@/lib/pages/sitemap.ts";

/** Lists every public page, with the requested origin if PUBLIC_ORIGIN is unset. */
export const handler = define.handlers({
  async GET({ state: { kv, origin } }) {
    const [pages, changed] = await Promise.all([
      listPages(kv),
      contentChangedAt(kv),
    ]);
    return new Response(
      sitemap({ origin, pages, changed: changed?.toISOString() }),
      { headers: { "content-type": "application/xml; charset=utf-8" } },
    );
  },
});
