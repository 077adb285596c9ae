import { define } from "@/lib/define.ts";
import { contentChangedAt } from "@/lib/domain/content_version.ts";
import { listPages } from "@/lib/domain/pages.ts";
import { sitemap } from "@/lib/http/sitemap.ts";

/** Tells search engines of every public page; without PUBLIC_ORIGIN under the address it was asked at (decision 5). */
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
