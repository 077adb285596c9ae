import type { Context, Middleware } from "fresh";
import type { State } from "../state.ts";
import type { Env } from "@/lib/env.ts";
import {
  AppError,
  forbidden,
  methodNotAllowed,
  notFound,
  unauthorized,
} from "@/lib/errors.ts";
import { ACCESS, isApiPath, ruleOf } from "../access.ts";
import { endedAddress, signInAddress } from "@/lib/accounts/next_path.ts";
import { fromPerson } from "@/lib/accounts/admins.ts";
import { readVisitor } from "@/lib/accounts/sessions.ts";
import { usedDevice } from "@/lib/accounts/sign_in.ts";
import { MAX_LONG_BYTES } from "@/lib/http/body.ts";
import { passOn, seeOther } from "@/lib/forms/post.ts";
import { requireRight } from "@/lib/fields/roles.ts";
import { fromVisitor } from "@/lib/store/origin.ts";
import { isLoopback } from "./request.ts";
import {
  needsSession,
  type PathAccess,
  permissionOf,
  type Rule,
} from "@/lib/site/rule.ts";
import { rightsOf } from "@/lib/site/rights.ts";

const MAX_KNOWN = 100;
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9_.-]*[a-z0-9])?)(:\d{1,5})?$/i;

/**
 * Refuses unknown hosts: 400 for an invalid name, 421 for a foreign one. A health check may use any name. Checks the Host
 * header and the address of the request line, which differ for an absolute one.
 */
export function host(
  env: Pick<Env, "publicOrigin" | "allowedHosts">,
): Middleware<State> {
  const isServed = hostRule(env);
  // Nearly all requests name one of few hosts in both places.
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

/** Reports whether this is a load balancer's health check, by address and over plain http. */
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
 * Allows plain http on localhost only: pages are redirected permanently, calls are refused, because a redirect would come
 * after their secrets were sent (decision 5).
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
 * Refuses cross-site requests before any body is read or anything is counted. Requests without Sec-Fetch-Site, Origin
 * and Referer come from no browser and pass.
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

/** The limits of look-ups. */
const LOOKUPS = new Set<Rule["limit"]>(["lookup", "watch"]);

/**
 * Lets a request through to its route by access.ts: unknown path 404, method 405, missing session 401 or 303, missing right
 * 403, exceeded limit 429, in this order. Sets `state.admin`, and the store that writes on behalf of the request.
 */
export function gate(): Middleware<State> {
  return async function gate(ctx) {
    const path = ACCESS.get(ctx.route ?? "");
    if (path === undefined || hasExtraSlash(ctx.req)) throw notFound("path");
    const rule = ruleOf(ctx.route, ctx.req.method);
    if (rule === undefined) return refuseMethod(ctx, path);
    await identify(ctx, rule);
    const redirect = checkSession(ctx, rule);
    if (redirect !== null) return redirect;
    checkRight(ctx, rule);
    try {
      await checkLimit(ctx, rule);
    } catch (error) {
      const isLimit = error instanceof AppError && error.status === 429;
      if (!isLimit || !rule.showsRefusal) throw error;
      ctx.state.refusal = error;
    }
    return LOOKUPS.has(rule.limit) ? countMisses(ctx, rule) : ctx.next();
  };
}

/** Finds out on whose behalf the request is. */
async function identify(ctx: Context<State>, rule: Rule): Promise<void> {
  const { state } = ctx;
  const { kv, requestId } = state;
  if (rule.access !== "public") {
    // What an open page asks by itself is no use of the session.
    const isUse = !LOOKUPS.has(rule.limit) && !rule.isBackground;
    const person = await readVisitor(ctx, { isUse });
    const admin = person && { ...person, rights: rightsOf(person.role) };
    const isHidden = admin !== null && rule.sees !== undefined &&
      !admin.rights.has(rule.sees);
    state.admin = isHidden ? null : admin;
  }
  state.kv = kv.from(
    state.admin === null
      ? fromVisitor(requestId)
      : fromPerson(state.admin, requestId),
  );
}

/** Throws 403 when the signed-in person lacks the rule's permission. */
function checkRight(ctx: Context<State>, { access, some }: Rule): void {
  const permission = permissionOf(access);
  if (permission === null) return;
  const { admin } = ctx.state;
  const isEnough = some !== undefined && admin !== null &&
    admin.rights.has(some);
  if (!isEnough) requireRight(ctx, permission);
}

/** The only address that is also served with a trailing slash: people type it, and it redirects to the dashboard. */
const PANEL = "/control/";

/** Reports an extra slash: routers are lenient, but an address has one form (spec section 2: exact match). */
function hasExtraSlash({ url }: Request): boolean {
  const path = url.indexOf("/", url.indexOf("://") + 3);
  const query = url.indexOf("?", path);
  const end = query < 0 ? url.length : query;
  if (url.slice(path, end) === PANEL) return false;
  const double = url.indexOf("//", path);
  return (double >= 0 && double < end) ||
    (end - path > 1 && url[end - 1] === "/");
}

/** The limits of the ways in that treat known devices differently. */
const WAYS_IN = new Set<Rule["limit"]>(["signIn", "pin", "reset"]);

async function checkLimit(ctx: Context<State>, rule: Rule): Promise<void> {
  const { state } = ctx;
  const { limits, client, admin } = state;
  if (WAYS_IN.has(rule.limit)) state.deviceId = await usedDevice(ctx);
  if (rule.limit === "signIn" && state.deviceId === null) {
    limits.checkSignIn(client);
  }
  if (rule.limit === "setup") limits.check("setup", client);
  if (rule.limit === "pin") limits.check("pin", client);
  if (rule.limit === "reset") limits.check("reset", client);
  if (rule.limit === "accept") limits.check("accept", client);
  if (rule.limit === "message" || rule.limit === "post") {
    limits.bodies.requireRoom(MAX_LONG_BYTES);
    limits.take("post", client);
  }
  if (rule.limit === "render" || rule.limit === "picture") {
    limits.take(rule.limit, client);
  }
  if (rule.limit === "send") limits.check("send", admin!.id);
  if (rule.limit === "lookup" && isLookUp(ctx)) limits.lookups.admit(client);
  if (rule.limit === "watch" && isLookUp(ctx)) {
    limits.lookups.admitWatcher(client);
  }
}

/** Reports a look-up by a visitor; administrators know all codes anyway. */
function isLookUp({ state, params, url }: Context<State>): boolean {
  const code = params.code ?? url.searchParams.get("code");
  return state.admin === null && Boolean(code?.trim());
}

function refuseMethod(ctx: Context<State>, path: PathAccess): Response {
  if (ctx.req.method !== "OPTIONS") throw methodNotAllowed(path.allow);
  return new Response(null, { status: 204, headers: { allow: path.allow } });
}

function checkSession(ctx: Context<State>, rule: Rule): Response | null {
  const { admin, log, requestId } = ctx.state;
  if (rule.access === "guest" && admin !== null) {
    return seeOther("/control/index.html");
  }
  if (!needsSession(rule.access) || admin !== null) return null;
  log.info("authz.denied", {
    id: requestId,
    method: ctx.req.method,
    route: ctx.route,
  });
  if (isApiPath(ctx.url.pathname)) throw unauthorized();
  // Typed input is carried through the sign-in; files of strangers are not read.
  const { url, req } = ctx;
  if (isForm(req, "application/x-www-form-urlencoded")) {
    return passOn(endedAddress(url, "texts"));
  }
  const isUpload = isForm(req, "multipart/form-data");
  return seeOther(isUpload ? endedAddress(url, "file") : signInAddress(url));
}

function isForm({ method, headers }: Request, type: string): boolean {
  const given = headers.get("content-type") ?? "";
  return method === "POST" && given.startsWith(type);
}

/** Counts a miss. A result is withheld when there were too many misses meanwhile. */
async function countMisses(
  ctx: Context<State>,
  rule: Rule,
): Promise<Response> {
  const { limits, client, refusal } = ctx.state;
  if (!isLookUp(ctx) || refusal !== null) return ctx.next();
  let response: Response | undefined;
  try {
    response = await ctx.next();
    countAnswer(ctx, response.status);
    return response;
  } catch (error) {
    // Cancels the unread body: an event stream would go on.
    await response?.body?.cancel();
    if (error instanceof AppError) countAnswer(ctx, error.status);
    throw error;
  } finally {
    if (rule.limit === "watch") limits.lookups.answered(client);
  }
}

function countAnswer(ctx: Context<State>, status: number): void {
  const { limits, client, log, requestId } = ctx.state;
  limits.lookups.requireFewMisses(client);
  if (status !== 404) return;
  const started = limits.lookups.recordMiss(client);
  if (started) log.warning("tracking.harvest", { id: requestId });
}
