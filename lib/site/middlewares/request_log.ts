import type { Middleware } from "fresh";
import type { State } from "../state.ts";
import { isBuiltPath } from "../access.ts";
import { clientAddress, truncateAddress } from "@/lib/http/client_address.ts";

/**
 * Logs every request except existing built files (decision 98): the route's pattern, because paths and queries contain
 * tracking codes, and the client's network, not its address.
 */
export function requestLog(): Middleware<State> {
  return async function requestLog(ctx) {
    const startedAt = performance.now();
    const response = await ctx.next();
    const { status } = response;
    if (status < 400 && isBuiltPath(ctx.url.pathname)) return response;
    const { req, info, route, state: { env, log, requestId } } = ctx;
    log.info("request", {
      id: requestId,
      method: req.method,
      route: route ?? "",
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ip: truncateAddress(clientAddress(req, info, env.trustProxy)),
    });
    return response;
  };
}
