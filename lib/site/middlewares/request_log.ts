import type { Context, Middleware } from "fresh";
import type { State } from "../state.ts";
import { isBuiltPath } from "../access.ts";
import { clientAddress } from "@/lib/http/client_address.ts";
import { logRequest } from "@/lib/http/request_line.ts";

/** Logs every request except existing built files (decision 98). */
export function requestLog(): Middleware<State> {
  return async function requestLog(ctx) {
    const startedAt = performance.now();
    const response = await ctx.next();
    if (!isLogged(ctx, response)) return response;
    const { req, info, route, state: { env, log, requestId: id } } = ctx;
    logRequest(log, {
      id,
      method: req.method,
      route: route ?? "",
      status: response.status,
      ms: performance.now() - startedAt,
      address: clientAddress(req, info, env.trustProxy),
    });
    return response;
  };
}

/** Reports whether an answer is logged. */
export function isLogged(
  { url }: Context<State>,
  { status }: Response,
): boolean {
  return status >= 400 || !isBuiltPath(url.pathname);
}
