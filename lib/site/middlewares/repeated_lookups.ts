import type { Context, Middleware } from "fresh";
import type { State } from "../state.ts";
import { getSiteVersion } from "@/lib/settings/content_version.ts";
import { ruleOf } from "../access.ts";
import { isPreference, PREFERRING } from "./preferences.ts";

/**
 * Lets the answers to visitors' look-ups be repeated while neither the parcel nor the site has changed: at most a second after
 * a change elsewhere. Whoever may see more than others, because a cookie says so, is answered anew, and so is everybody while
 * someone seems to collect codes.
 */
export function repeatedLookups(): Middleware<State> {
  return async function repeatedLookups(ctx) {
    if (!isForEveryone(ctx)) return ctx.next();
    const { state } = ctx;
    // Before all that the answer shows: it may be newer than this version, never older.
    const version = await getSiteVersion(state.kv);
    const answer = await ctx.next();
    // If someone began to collect codes meanwhile, it may show less than it will afterwards.
    const { harvesting } = state.limits.lookups;
    if (answer.status !== 200 || state.shown === null || harvesting) {
      return answer;
    }
    answer.headers.append("vary", PREFERRING);
    state.version = version;
    return answer;
  };
}

function isForEveryone(ctx: Context<State>): boolean {
  const { req, route, state } = ctx;
  return req.method === "GET" && ruleOf(route, "GET")?.limit === "lookup" &&
    asksForCodeAlone(ctx) && state.admin === null && state.refusal === null &&
    !state.limits.lookups.harvesting &&
    hasOnlyPreferences(req.headers.get("cookie"), state.secure);
}

/** Further parameters are in the page, too: whoever likes could have as many answers of a parcel remembered. */
function asksForCodeAlone({ params, url }: Context<State>): boolean {
  return params.code === undefined
    ? /^\?code=[^&]+$/.test(url.search)
    : url.search === "";
}

function hasOnlyPreferences(cookies: string | null, secure: boolean): boolean {
  return cookies === null ||
    cookies.split(";").every((pair) =>
      isPreference(pair.split("=", 1)[0]!, secure)
    );
}
