import type { Middleware } from "fresh";
import { HAS_INLINE_BOOT } from "fresh/server";
import type { State } from "../state.ts";
import { getSiteVersion } from "@/lib/settings/content_version.ts";
import { DONE } from "@/lib/fields/constants.ts";
import { Slots } from "@/lib/slots.ts";
import { busy } from "@/lib/errors.ts";
import { canonicalPath } from "@/lib/i18n/links.ts";
import { ACCESS } from "../access.ts";
import { PageCache } from "../page_cache.ts";
import { chatCodeFor } from "./chat.ts";

/** So many pages are rendered at once, so that those that are kept leave in between, and so many requests wait. */
export const RENDERS = { running: 4, waiting: 128 } as const;

/**
 * Answers the pages that the access table calls `cached` from the store: they depend on the settings, the content, the
 * language and the theme alone. Whatever else an address carries, as links of campaigns do, changes nothing on them. To render
 * one costs what the others wait for, so that it is counted (decision 130).
 */
export function cachedPages(): Middleware<State> {
  const cache = new PageCache();
  const renders = new Slots({ ...RENDERS, refuse: busy });
  return async function cachedPages(ctx) {
    const { url, req, state } = ctx;
    const isCached = ACCESS.get(ctx.route ?? "")?.keeping === "cached";
    if (!isCached || req.method === "POST") return ctx.next();
    // Before all that the page shows, the owner's chat included: it may be newer than this version, never older.
    const version = await getSiteVersion(state.kv);
    // Scripts of the chat and of genuine Fresh get a nonce, which is good for one answer.
    state.chatCode = await chatCodeFor(ctx);
    const address = canonicalPath(url);
    const page = {
      key: `${address} ${state.locale.code} ${state.theme}`,
      version,
    };
    const isKept = !HAS_INLINE_BOOT && state.chatCode === null &&
      !url.searchParams.has(DONE);
    const find = () => isKept ? cache.find(req, page) : null;
    const known = find();
    if (known !== null) {
      // With other parameters anybody could have any number of answers remembered, and the first answer is not packed well.
      if (address === url.pathname + url.search) state.version = version;
      return known;
    }
    state.limits.take("render", state.client);
    return await renders.run(async () => {
      await otherAnswers();
      // Those who waited for the same page need not render it again.
      const found = find();
      if (found !== null) return found;
      const made = await ctx.next();
      // The chat may have been saved meanwhile.
      return isKept && state.chatCode === null
        ? await cache.store(req, made, page)
        : made;
    });
  };
}

/** Lets what has arrived meanwhile be answered: rendering itself seldom waits for anything. */
function otherAnswers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
