import type { Middleware } from "fresh";
import type { State } from "@/lib/define.ts";
import { getContentVersion } from "@/lib/domain/content_version.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { ACCESS } from "../access.ts";
import { PageCache } from "../page_cache.ts";

/**
 * Answers the pages that the access table calls `cached` from the store: they depend on the settings, the content, the
 * language and the theme alone. With a query string they are rendered anew, because forms on them repeat their own address.
 */
export function cachedPages(): Middleware<State> {
  const cache = new PageCache();
  return async function cachedPages(ctx) {
    const { url, req, state } = ctx;
    const isCached = ACCESS.get(ctx.route ?? "")?.keeping === "cached";
    if (!isCached || url.search !== "" || req.method === "POST") {
      return ctx.next();
    }
    // Both are remembered but for one time in a second: waiting for them together costs more than one after the other.
    const settings = await getSettings(state.kv);
    const content = await getContentVersion(state.kv);
    const version = `${settings.version} ${content}`;
    const key = `${url.pathname} ${state.locale.code} ${state.theme}`;
    const page = { key, version };
    return cache.find(req, page) ??
      await cache.store(req, await ctx.next(), page);
  };
}
