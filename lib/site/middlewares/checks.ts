import type { Middleware } from "fresh";
import type { State } from "../state.ts";
import type { Env } from "@/lib/env.ts";
import { AppError, forbidden } from "@/lib/errors.ts";
import { isApiPath, ruleOf } from "../access.ts";
import { isLoopback } from "./request.ts";

const MAX_KNOWN = 100;
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9_.-]*[a-z0-9])?)(:\d{1,5})?$/i;

/**
 * Refuses unknown hosts: 400 for an invalid name, 421 for a foreign one. A health check may use any name. Checks both the Host
 * header and the URL of the request line, which can differ if that is absolute.
 */
export function host(
  env: Pick<Env, "publicOrigin" | "allowedHosts">,
): Middleware<State> {
  const isServed = hostRule(env);
  // Nearly all requests name one of a few hosts in both places.
  const known = new Set<string>();
  return function host(ctx) {
    const header = ctx.req.headers.get("host") ?? ctx.url.host;
    if (header === ctx.url.host && known.has(header)) return ctx.next();
    if (!HOST.test(header)) {
      throw new AppError(400, { key: "error.badRequest" });
    }
    if (isProbe(ctx.url)) return ctx.next();
    if (!isServed(hostName(header)) || !isServed(ctx.url.hostname)) {
      throw new AppError(421, { key: "error.host" });
    }
    if (known.size < MAX_KNOWN) known.add(ctx.url.host);
    return ctx.next();
  };
}

/** Reports whether this is a load balancer's health check: by its path and over plain http. */
export function isProbe(url: URL): boolean {
  return url.pathname === "/healthz";
}

function hostRule(
  { publicOrigin, allowedHosts }: Pick<Env, "publicOrigin" | "allowedHosts">,
) {
  const names = new Set(allowedHosts);
  if (publicOrigin !== null) names.add(new URL(publicOrigin).hostname);
  if (names.size === 0) return () => true;
  return (name: string) => names.has(name) || isLoopback(name);
}

function hostName(header: string): string {
  return header.replace(/:\d+$/, "").toLowerCase();
}

/**
 * Allows plain http only on localhost. Elsewhere pages are redirected permanently, and API calls are refused, because a redirect
 * would come after their secrets were sent (decision 5).
 */
export function https(): Middleware<State> {
  return function https(ctx) {
    const { state, url, req } = ctx;
    if (state.secure || isLoopback(url.hostname) || isProbe(url)) {
      return ctx.next();
    }
    if (isApiPath(url.pathname) || !["GET", "HEAD"].includes(req.method)) {
      throw forbidden("error.https");
    }
    const location = `${
      secureOrigin(state.env.publicOrigin, url)
    }${url.pathname}${url.search}`;
    return new Response(null, { status: 308, headers: { location } });
  };
}

function secureOrigin(publicOrigin: string | null, url: URL): string {
  return publicOrigin?.startsWith("https:")
    ? publicOrigin
    : `https://${url.hostname}`;
}

/**
 * Refuses cross-site requests before any body is read or anything is counted. Requests without Sec-Fetch-Site, Origin and
 * Referer pass, because browsers always send one of them.
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

/** Reports whether the visitor intended a GET that changes something: by a link on this site or by typing the URL. */
function isWantedNavigation(req: Request, origin: string): boolean {
  const site = req.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  return isNamedBy(req, origin);
}

/** Compares Origin or Referer, for browsers without Sec-Fetch-Site; passes a request without both, which no browser sends. */
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
