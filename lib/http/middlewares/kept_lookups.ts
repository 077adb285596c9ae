import type { Context, Middleware } from "fresh";
import type { State } from "@/lib/define.ts";
import { getSiteVersion } from "@/lib/domain/content_version.ts";
import { getMark } from "@/lib/domain/parcel_changes.ts";
import { ruleOf } from "../access.ts";
import { answerWith } from "../answer.ts";
import { acceptsEncoding, compress } from "../compress.ts";
import { type LookupAnswer, LookupAnswers } from "../lookup_answers.ts";
import { isPreference } from "./preferences.ts";

/** The one header in which answers of a kind differ. */
const LENGTH = "content-length";

/**
 * Answers visitors who ask for the same parcel from memory, while neither the parcel nor the site has changed: at most a
 * second after a change elsewhere (design section 3). Whoever may see more than others, because a cookie says so, is
 * answered anew, and so is everybody while someone seems to collect codes.
 */
export function keptLookups(): Middleware<State> {
  const answers = new LookupAnswers();
  return async function keptLookups(ctx) {
    if (!isForEveryone(ctx)) return ctx.next();
    const { req, state } = ctx;
    const key = keyOf(ctx);
    const version = await getSiteVersion(state.kv);
    const known = answers.get(key);
    if (known !== null && await isCurrent(known, version, state)) {
      return respond(known);
    }
    const answered = await ctx.next();
    if (!answers.isAskedAgain(key)) return answered;
    const made = await compress(req, answered);
    // If someone began to collect codes meanwhile, it may show less than it will afterwards.
    const { harvesting } = state.limits.lookups;
    if (made.status !== 200 || state.shown === null || harvesting) return made;
    const headers = [...made.headers].filter(([name]) => name !== LENGTH);
    const answer = {
      ...state.shown,
      version,
      headers,
      body: await made.bytes(),
    };
    answers.set(key, answer);
    return respond(answer);
  };
}

function respond({ body, headers }: LookupAnswer): Response {
  const length: [string, string] = [LENGTH, String(body.length)];
  return answerWith(body, { headers: [...headers, length] });
}

function isForEveryone(ctx: Context<State>): boolean {
  const { req, route, state } = ctx;
  return req.method === "GET" && ruleOf(route, "GET")?.limit === "lookup" &&
    asksForCodeAlone(ctx) &&
    state.admin === null && state.refusal === null &&
    !state.limits.lookups.harvesting &&
    // Whoever reloads, or has just heard of a change, asks for what is new now.
    !req.headers.has("cache-control") &&
    hasOnlyPreferences(req.headers.get("cookie"));
}

/** Further parameters are in the page, too: whoever likes could have as many answers of a parcel remembered. */
function asksForCodeAlone({ params, url }: Context<State>): boolean {
  return params.code === undefined
    ? /^\?code=[^&]+$/.test(url.search)
    : url.search === "";
}

function hasOnlyPreferences(cookies: string | null): boolean {
  return cookies === null ||
    cookies.split(";").every((pair) => isPreference(pair.split("=", 1)[0]!));
}

function keyOf({ req, url, state }: Context<State>): string {
  const { origin, locale, theme } = state;
  const isZipped = acceptsEncoding(req.headers.get("accept-encoding"), "gzip");
  return `${origin}${url.pathname}${url.search} ${locale.code} ${theme} ${isZipped}`;
}

async function isCurrent(
  known: LookupAnswer,
  version: string,
  { kv }: State,
): Promise<boolean> {
  return known.version === version &&
    known.mark === await getMark(kv, known.bucket);
}
