import type { Context, Middleware } from "fresh";
import type { State } from "../state.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { clientAddress, limitKey } from "@/lib/http/client_address.ts";
import { withHeader } from "@/lib/http/headers.ts";
import { readPreferences } from "../preferences.ts";
import type { Services } from "../services.ts";
import { isSecure } from "./connection.ts";

/** Creates the state of every request, and adds the request id to its answer. */
export function requestState(services: Services): Middleware<State> {
  return async function requestState(ctx) {
    const state = Object.assign(ctx.state, createState(ctx, services));
    return withHeader(await ctx.next(), "x-request-id", state.requestId);
  };
}

/** Returns a complete state, with defaults for what later middlewares set. */
function createState(
  { req, url, info }: Context<State>,
  { kv, env, log, limits, mailer, live }: Services,
): State {
  const secure = isSecure({ req, url, env });
  const { locale, theme } = readPreferences({ req, url, secure });
  return {
    ...{ kv, env, log, limits, mailer, live, secure, locale, theme },
    requestId: crypto.randomUUID(),
    client: limitKey(clientAddress(req, info, env.trustProxy)),
    origin: env.publicOrigin ?? `${secure ? "https" : "http"}://${url.host}`,
    t: translator(locale),
    admin: null,
    refusal: null,
    chatCode: null,
  };
}
