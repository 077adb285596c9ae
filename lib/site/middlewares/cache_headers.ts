import type { Context, Middleware } from "fresh";
import type { State } from "../state.ts";
import { ACCESS } from "../access.ts";
import { PREFERRING } from "./preferences.ts";

/** Sets the cache rule of an answer by the access table, unless it has one. */
export function cacheHeaders(): Middleware<State> {
  return async function cacheHeaders(ctx) {
    const response = await ctx.next();
    const { headers } = response;
    if (isWrite(ctx)) headers.set("clear-site-data", '"prefetchCache"');
    if (headers.has("cache-control")) return response;
    const keeping = ACCESS.get(ctx.route ?? "")?.keeping;
    if (keeping === "tracking") {
      headers.set("cache-control", "private, no-store");
    } else if (keeping === "page" || keeping === "cached") {
      headers.set("cache-control", "private, no-cache");
      // Back shows the browser's copy without a request, unless language or theme have changed.
      headers.append("vary", PREFERRING);
    } else headers.set("cache-control", "no-store");
    return response;
  };
}

/** Reports whether a request may make prefetched screens stale (decision 87). */
function isWrite({ req, state }: Context<State>): boolean {
  return state.admin !== null && req.method !== "GET" && req.method !== "HEAD";
}
