import type { Context, Middleware } from "fresh";
import { HAS_INLINE_BOOT } from "fresh/server";
import type { State } from "@/lib/site/state.ts";
import { busy } from "@/lib/errors.ts";
import { DONE } from "@/lib/fields/constants.ts";
import { canonicalPath } from "@/lib/i18n/locales.ts";
import { getSettings, getSiteVersion } from "@/lib/settings/settings.ts";
import { Slots } from "@/lib/slots.ts";
import { isBuiltPath, keepingOf, showsParcel } from "@/lib/site/access.ts";
import { encodingOf, PageCache, type PageId } from "@/lib/site/page_cache.ts";
import { sessionToken } from "@/lib/accounts/sessions.ts";
import { allowChat, bootNonce } from "@/lib/http/headers.ts";
import { hasVerificationCookie } from "@/lib/tracking/verify.ts";

/** Maximum concurrent renders, few enough that finished pages are sent in between, and maximum waiting requests. */
export const RENDERS = { running: 4, waiting: 128 } as const;

/**
 * Serves built files, and pages with the cache rule `cached`, from the cache. Such pages depend only on settings, content,
 * language and theme, not on other query parameters. Runs outside the middlewares that check and complete a request, and
 * caches their result.
 */
export function cachedPages(): Middleware<State> {
  const cache = new PageCache();
  const rendering = new Map<string, Promise<unknown>>();

  async function render(ctx: Context<State>, page: PageId): Promise<Response> {
    const rendered = await ctx.next();
    // The owner may have saved a chat code during the rendering.
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

/** Returns the cache key and version of the requested page, or null if it is not cacheable. Sets `state.chatCode`. */
async function identify(ctx: Context<State>): Promise<PageId | null> {
  const { req, url, state } = ctx;
  if (req.method !== "GET" && req.method !== "HEAD") return null;
  if (isBuiltPath(url.pathname)) {
    // The response to a HEAD lacks the body.
    if (req.method === "HEAD") return null;
    const key = [...hostOf(ctx), url.pathname, encodingOf(req)].join(" ");
    return { key, version: "" };
  }
  if (keepingOf(ctx.route) !== "cached") return null;
  // Read before the page's data, so that the data is never older than this version.
  const version = await getSiteVersion(state.kv).catch(() => null);
  if (version === null) return null;
  state.chatCode = await chatCodeFor(ctx);
  if (!isCacheable(ctx)) return null;
  const { locale, theme } = state;
  const key = [...hostOf(ctx), canonicalPath(url), locale.code, theme]
    .join(" ");
  return { key, version };
}

/** Returns the part of the cache key that decides whether a request is refused or redirected. */
function hostOf({ req, url, state }: Context<State>): unknown[] {
  return [req.headers.get("host"), url.host, state.secure];
}

/** Limits concurrent renders, because each delays all other requests (decision 130). */
export function renderSlots(): Middleware<State> {
  const slots = new Slots({ ...RENDERS, refuse: busy });
  return async function renderSlots(ctx) {
    const isPage = keepingOf(ctx.route) === "cached";
    if (!isPage || ctx.req.method === "POST") return ctx.next();
    return await slots.run(async () => {
      // Rendering rarely awaits anything, so let other requests run here.
      await new Promise((resolve) => setTimeout(resolve, 0));
      return ctx.next();
    });
  };
}

/** Reports whether the page can be cached: it has neither a nonce, for the chat or genuine Fresh's scripts, nor a flash. */
function isCacheable({ url, state }: Context<State>): boolean {
  return !HAS_INLINE_BOOT && state.chatCode === null &&
    !url.searchParams.has(DONE);
}

/**
 * Inserts the owner's chat into public pages, with a nonce and a wider policy. Never in the panel, next to a parcel, on an
 * error page, or for a browser with a session or a verification (decision 33).
 */
export function chat(): Middleware<State> {
  return async function chat(ctx) {
    const { state } = ctx;
    const code = await chatCodeFor(ctx);
    if (code === null) return ctx.next();
    state.chatCode = code;
    const page = await ctx.next();
    return isHtml(page) ? await withChat(page, code, state.secure) : page;
  };
}

/** Returns the chat code of the requested page, or null. */
export async function chatCodeFor(ctx: Context<State>): Promise<string | null> {
  if (!mayChat(ctx)) return null;
  return (await getSettings(ctx.state.kv)).chat_code;
}

/** Reports whether the chat may run: only in browsers without special access, because its script could use it. */
function mayChat(ctx: Context<State>): boolean {
  if (sessionToken(ctx) !== null || hasVerificationCookie(ctx)) return false;
  const { route, url } = ctx;
  const keeping = keepingOf(route);
  return keeping === "cached" || keeping === "page" ||
    (keeping === "tracking" && !showsParcel(keeping, url));
}

function isHtml({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") === true;
}

async function withChat(
  page: Response,
  code: string,
  secure: boolean,
): Promise<Response> {
  const nonce = bootNonce(page) ?? newNonce();
  const html = insertChat(await page.text(), { code, nonce });
  const { status, headers } = page;
  const answer = new Response(html, { status, headers });
  allowChat(answer.headers, { nonce, secure });
  return answer;
}

/** Returns a hexadecimal nonce, which needs no quotes. */
function newNonce(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toHex();
}

/** Matches the site's own scripts and their preload links; typed text is escaped and cannot match. */
const OWN_SCRIPT = /<(?:script|link rel="modulepreload")(?= )(?![^>]* nonce=)/g;

const ANY_SCRIPT = /<script(?=[\s>/])/gi;

interface Chat {
  /** The chat provider's HTML, as the owner entered it. */
  code: string;
  nonce: string;
}

/**
 * Inserts the owner's chat at the end of a page and adds the nonce to every script. The attribute comes first, because the
 * first of duplicates wins, and is unquoted, because a script may contain quotes.
 */
export function insertChat(html: string, { code, nonce }: Chat): string {
  const end = html.lastIndexOf("</body>");
  const page = html.slice(0, end).replace(OWN_SCRIPT, `$& nonce=${nonce}`);
  const chat = code.replace(ANY_SCRIPT, `$& nonce=${nonce}`);
  return page + chat + html.slice(end);
}
