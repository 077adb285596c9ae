import type { Middleware } from "fresh";
import type { State } from "../state.ts";
import { ACCESS, showsParcel } from "../access.ts";

/** Excludes parcels, the panel and its sign-in from search engines. */
export function robotsHeader(): Middleware<State> {
  return async function robotsHeader(ctx) {
    const response = await ctx.next();
    const keeping = ACCESS.get(ctx.route ?? "")?.keeping;
    if (showsParcel(keeping, ctx.url) || isPanel(ctx.url.pathname)) {
      response.headers.set("x-robots-tag", "noindex, nofollow, noarchive");
    }
    return response;
  };
}

function isPanel(pathname: string): boolean {
  return pathname === "/cp" || pathname.startsWith("/control/");
}
