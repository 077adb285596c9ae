import type { Context, Middleware } from "fresh";
import {
  clientAddress,
  limitKey,
  truncateAddress,
} from "@/lib/http/client_address.ts";
import { withHeader } from "@/lib/http/headers.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { isBuiltPath } from "../access.ts";
import { readPreferences } from "../preferences.ts";
import type { Services, State } from "../state.ts";
import { isSecure } from "./checks.ts";

/** Creates the state of every request, and adds the request id to its answer. */
export function requestState(
  services: Services & Pick<State, "limits">,
): Middleware<State> {
  return async function requestState(ctx) {
    const state = Object.assign(ctx.state, createState(ctx, services));
    return withHeader(await ctx.next(), "x-request-id", state.requestId);
  };
}

/** Returns a complete state, with defaults for what later middlewares set. */
function createState(
  { req, url, info }: Context<State>,
  services: Services & Pick<State, "limits">,
): State {
  const { env } = services;
  const secure = isSecure({ req, url, env });
  const { locale, theme } = readPreferences({ req, url, secure });
  return {
    ...services,
    ...{ secure, locale, theme },
    requestId: crypto.randomUUID(),
    client: limitKey(clientAddress(req, info, env.trustProxy)),
    origin: env.publicOrigin ?? `${secure ? "https" : "http"}://${url.host}`,
    t: translator(locale),
    admin: null,
    refusal: null,
    chatCode: null,
    parcel: null,
  };
}

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
