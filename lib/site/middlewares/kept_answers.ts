import type { Middleware } from "fresh";
import type { State } from "../state.ts";
import { isBuiltPath } from "../access.ts";
import type { RepeatedAnswers } from "../repeated_answers.ts";
import { isLogged } from "./request_log.ts";

/** Remembers the whole answers that `repeating()` may send again, with all headers that later middlewares put on them. */
export function keptAnswers(repeated: RepeatedAnswers): Middleware<State> {
  return async function keptAnswers(ctx) {
    const response = await ctx.next();
    const { req, url, route, state: { version } } = ctx;
    if (version === null && !isBuiltPath(url.pathname)) return response;
    return repeated.keep(req, response, {
      version,
      route: isLogged(ctx, response) ? route : null,
    });
  };
}
