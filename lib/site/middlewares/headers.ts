import type { Context, Middleware } from "fresh";
import { HAS_INLINE_BOOT } from "fresh/server";
import type { State } from "../state.ts";
import {
  addSecurityHeaders,
  allowInlineBoot,
  allowOwnPictures,
  allowPreload,
  bootNonce,
  changeable,
  hideAddress,
} from "@/lib/http/headers.ts";
import { stayInLanguage } from "@/lib/i18n/links.ts";
import { type Keeping, keepingOf, showsParcel } from "../access.ts";
import { PREFERRING } from "../preferences.ts";

/** Panel screens, except those with the pictures of a content page, which may come from anywhere (decision 41). */
const PANEL_SCREEN = /^\/(?:cp$|control\/(?!pages\/))/;
const PANEL = /^\/(?:cp$|control\/)/;

/**
 * Adds to every answer the security headers, as strict as its page allows, and the rules for caches and search engines by
 * the access table.
 */
export function responseHeaders(): Middleware<State> {
  return async function responseHeaders(ctx) {
    const answer = await ctx.next();
    const nonce = HAS_INLINE_BOOT ? bootNonce(answer) : undefined;
    const response = changeable(answer);
    const { headers, status } = response;
    const keeping = keepingOf(ctx.route);
    // For a 304 the browser uses the headers of its copy.
    if (status !== 304) addPolicy(ctx, headers);
    // Also before a search, because a search in place puts the code into the address.
    if (keeping === "tracking") hideAddress(headers);
    if (nonce) allowInlineBoot(headers, nonce);
    if (showsParcel(keeping, ctx.url) || PANEL.test(ctx.url.pathname)) {
      headers.set("x-robots-tag", "noindex, nofollow, noarchive");
    }
    addCacheRule(headers, keeping);
    if (status === 303) keepLanguage(ctx, headers);
    if (isWrite(ctx)) headers.set("clear-site-data", '"prefetchCache"');
    return response;
  };
}

function addPolicy({ url, state }: Context<State>, headers: Headers): void {
  addSecurityHeaders(headers, state.secure);
  allowPreload(headers, state.env);
  if (PANEL_SCREEN.test(url.pathname)) allowOwnPictures(headers, state.env);
}

/** Sets the cache rule, unless the answer has one. */
function addCacheRule(headers: Headers, keeping: Keeping | undefined): void {
  if (headers.has("cache-control")) return;
  if (keeping === "tracking") {
    headers.set("cache-control", "private, no-store");
  } else if (keeping === "page" || keeping === "cached") {
    headers.set("cache-control", "private, no-cache");
    // Back shows the browser's copy without a request, unless language or theme have changed.
    headers.append("vary", PREFERRING);
  } else headers.set("cache-control", "no-store");
}

/** Keeps the language of the address where a form leads back to its own page (decision 71). */
function keepLanguage({ url }: Context<State>, headers: Headers): void {
  const location = headers.get("location")!;
  headers.set("location", stayInLanguage(location, url));
}

/** Reports whether a request may make prefetched screens stale (decision 87). */
function isWrite({ req, state }: Context<State>): boolean {
  return state.admin !== null && req.method !== "GET" && req.method !== "HEAD";
}
