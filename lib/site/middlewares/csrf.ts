import type { Middleware } from "fresh";
import type { State } from "../state.ts";
import { forbidden } from "@/lib/errors.ts";
import { ruleOf } from "../access.ts";
import { isLoopback } from "./connection.ts";

/**
 * Refuses cross-site requests before any body is read or anything is counted (decisions 5 and 21). Requests without
 * Sec-Fetch-Site, Origin and Referer come from no browser and pass.
 */
export function csrf(): Middleware<State> {
  return function csrf(ctx) {
    const { method } = ctx.req;
    const rule = ruleOf(ctx.route, method);
    const allowed = method === "GET" || method === "HEAD"
      ? rule?.sideEffect !== true ||
        isWantedNavigation(ctx.req, ownOrigin(ctx.state, ctx.url))
      : method === "OPTIONS" ||
        isSameOrigin(ctx.req, ownOrigin(ctx.state, ctx.url));
    if (allowed) return ctx.next();
    ctx.state.log.warning("csrf.blocked", {
      id: ctx.state.requestId,
      method,
      route: ctx.route,
    });
    throw forbidden("error.origin");
  };
}

function isSameOrigin(req: Request, origin: string): boolean {
  const site = req.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return isNamedBy(req, origin);
}

/** Reports whether the visitor wanted a GET that changes something: from a page of this site, or typed. */
function isWantedNavigation(req: Request, origin: string): boolean {
  const site = req.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  return isNamedBy(req, origin);
}

/** Compares Origin or Referer, for browsers without Sec-Fetch-Site; a request without either comes from no browser. */
function isNamedBy({ headers }: Request, origin: string): boolean {
  const from = headers.get("origin") ?? headers.get("referer");
  return from === null || from === origin || from.startsWith(`${origin}/`);
}

function ownOrigin({ env, secure }: State, url: URL): string {
  const scheme = secure ? "https" : "http";
  const requested = `${scheme}://${url.host}`;
  return env.publicOrigin === null || isLoopback(url.hostname)
    ? requested
    : env.publicOrigin;
}
