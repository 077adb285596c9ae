import type { Context, Middleware } from "fresh";
import { HAS_INLINE_BOOT } from "fresh/server";
import type { State } from "../state.ts";
import { busy } from "@/lib/errors.ts";
import { DONE } from "@/lib/fields/constants.ts";
import { canonicalPath } from "@/lib/i18n/links.ts";
import { getSiteVersion } from "@/lib/settings/content_version.ts";
import { Slots } from "@/lib/slots.ts";
import { isBuiltPath, keepingOf } from "../access.ts";
import { encodingOf, PageCache, type PageId } from "../page_cache.ts";
import { chatCodeFor } from "./chat.ts";

/** The pages rendered at once, so that finished ones are sent in between, and the requests that may wait. */
export const RENDERS = { running: 4, waiting: 128 } as const;

/**
 * Answers from the cache the files of the build, and the pages that the access table calls `cached`: they depend on the
 * settings, the content, the language and the theme alone, not on other parameters in the address. Runs before the
 * middlewares that check and complete a request, and caches what they made of it.
 */
export function cachedPages(): Middleware<State> {
  const cache = new PageCache();
  const rendering = new Map<string, Promise<unknown>>();

  async function render(
    ctx: Context<State>,
    page: PageId,
  ): Promise<Response> {
    const rendered = await ctx.next();
    // The chat may have been saved meanwhile.
    return isCacheable(ctx)
      ? await cache.store(ctx.req, rendered, page)
      : rendered;
  }

  return async function cachedPages(ctx) {
    const page = await identify(ctx);
    if (page === null) return ctx.next();
    const cached = cache.find(ctx.req, page);
    if (cached !== null) return cached;
    // Requests for the same page wait for the first one.
    await rendering.get(page.key);
    const found = cache.find(ctx.req, page);
    if (found !== null) return found;
    const answer = render(ctx, page);
    rendering.set(page.key, answer.catch(() => {}));
    return await answer.finally(() => rendering.delete(page.key));
  };
}

/** Returns what the requested page depends on, or null when it is not cached. Sets `state.chatCode`. */
async function identify(ctx: Context<State>): Promise<PageId | null> {
  const { req, url, state } = ctx;
  // The answer to a HEAD may lack the body.
  if (req.method !== "GET") return null;
  if (isBuiltPath(url.pathname)) {
    const key = [...hostOf(ctx), url.pathname, encodingOf(req)].join(" ");
    return { key, version: "" };
  }
  if (keepingOf(ctx.route) !== "cached") return null;
  // Read before anything the page shows: that may be newer than this version, but never older.
  const version = await getSiteVersion(state.kv).catch(() => null);
  if (version === null) return null;
  state.chatCode = await chatCodeFor(ctx);
  if (!isCacheable(ctx)) return null;
  const { locale, theme } = state;
  const key = [...hostOf(ctx), canonicalPath(url), locale.code, theme]
    .join(" ");
  return { key, version };
}

/** Returns what decides whether a request is refused or redirected. */
function hostOf({ req, url, state }: Context<State>): unknown[] {
  return [req.headers.get("host"), url.host, state.secure];
}

/** Renders few pages at a time, because each delays all other requests (decision 130). */
export function renderSlots(): Middleware<State> {
  const slots = new Slots({ ...RENDERS, refuse: busy });
  return async function renderSlots(ctx) {
    const isPage = keepingOf(ctx.route) === "cached";
    if (!isPage || ctx.req.method === "POST") return ctx.next();
    return await slots.run(async () => {
      // Rendering seldom waits, so other requests get their turn here.
      await new Promise((resolve) => setTimeout(resolve, 0));
      return ctx.next();
    });
  };
}

/** Reports whether the page is free of the nonce that scripts of the chat and of genuine Fresh get, and of a flash. */
function isCacheable({ url, state }: Context<State>): boolean {
  return !HAS_INLINE_BOOT && state.chatCode === null &&
    !url.searchParams.has(DONE);
}
