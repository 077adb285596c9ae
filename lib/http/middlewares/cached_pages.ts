import type { Middleware } from "fresh";
import type { State } from "@/lib/define.ts";
import { getSiteVersion } from "@/lib/domain/content_version.ts";
import { LANGUAGE_PARAMETER } from "@/lib/i18n/links.ts";
import { isLocaleCode } from "@/lib/i18n/locales.ts";
import { ACCESS } from "../access.ts";
import { PageCache } from "../kept/page_cache.ts";

const LANGUAGE_QUERY = `?${LANGUAGE_PARAMETER}=`;

/**
 * Answers the pages that the access table calls `cached` from the store: they depend on the settings, the content, the
 * language and the theme alone. With a query string of anything but a language they are rendered anew, because forms on them
 * repeat their own address.
 */
export function cachedPages(): Middleware<State> {
  const cache = new PageCache();
  return async function cachedPages(ctx) {
    const { url, req, state } = ctx;
    const isCached = ACCESS.get(ctx.route ?? "")?.keeping === "cached";
    if (!isCached || !isKnownQuery(url.search) || req.method === "POST") {
      return ctx.next();
    }
    // Before all that the page shows, the owner's chat included: it may be newer than this version, never older.
    const version = await getSiteVersion(state.kv);
    const { pathname, search } = url;
    const key = `${pathname}${search} ${state.locale.code} ${state.theme}`;
    const page = { key, version };
    const known = cache.find(req, page);
    const made = known ?? await ctx.next();
    // The scripts of the chat get a nonce, which is good for one answer.
    if (state.chatCode !== null) return made;
    state.version = version;
    return known ?? await cache.store(req, made, page);
  };
}

/** Nobody can fill the store with addresses of his own. */
function isKnownQuery(search: string): boolean {
  return search === "" ||
    (search.startsWith(LANGUAGE_QUERY) &&
      isLocaleCode(search.slice(LANGUAGE_QUERY.length)));
}
