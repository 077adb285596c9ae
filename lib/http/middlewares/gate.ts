import type { Context, Middleware } from "fresh";
import type { State } from "@/lib/define.ts";
import {
  AppError,
  methodNotAllowed,
  notFound,
  unauthorized,
} from "@/lib/errors.ts";
import {
  ACCESS,
  isApiPath,
  type PathAccess,
  type Rule,
  ruleOf,
} from "../access.ts";
import { signInAddress } from "../next_path.ts";
import { seeOther } from "../redirect.ts";
import { readVisitor } from "../session.ts";
import { checkSignInLimit } from "../sign_in.ts";

/**
 * Lets a request through to its route by the one table of access.ts: unknown path 404, method 405, missing session 401
 * or 303, used-up limit 429, in this order (design section 4). Sets `state.admin`.
 */
export function gate(): Middleware<State> {
  return async function gate(ctx) {
    const path = ACCESS.get(ctx.route ?? "");
    if (path === undefined || hasExtraSlash(ctx.url)) throw notFound("path");
    const rule = ruleOf(ctx.route, ctx.req.method);
    if (rule === undefined) return refuseMethod(ctx, path);
    if (rule.access !== "public") ctx.state.admin = await readVisitor(ctx);
    const redirect = checkSession(ctx, rule);
    if (redirect !== null) return redirect;
    if (rule.limit === "lookup") return lookUp(ctx);
    if (rule.limit === "signIn") await checkSignInLimit(ctx);
    if (rule.limit === "setup") {
      ctx.state.limits.check("setup", ctx.state.client);
    }
    return ctx.next();
  };
}

/** Routers are lenient about a slash at the end, but an address has one form (spec section 2: exact match). */
function hasExtraSlash({ pathname }: URL): boolean {
  return pathname.length > 1 && pathname.endsWith("/");
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
  if (rule.access !== "admin" || admin !== null) return null;
  log.info("authz.denied", {
    id: requestId,
    method: ctx.req.method,
    route: ctx.route,
  });
  if (isApiPath(ctx.url.pathname)) throw unauthorized();
  return seeOther(signInAddress(ctx.url));
}

/** Counts a visitor's look-up of a code before and, when it finds nothing, after it is made (security TRK-4). */
async function lookUp(ctx: Context<State>): Promise<Response> {
  const { admin, limits, client } = ctx.state;
  const code = ctx.params.code ?? ctx.url.searchParams.get("code");
  if (admin !== null || !code) return ctx.next();
  limits.lookups.admit(client);
  try {
    const response = await ctx.next();
    if (response.status === 404) recordMiss(ctx);
    return response;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) recordMiss(ctx);
    throw error;
  }
}

function recordMiss(ctx: Context<State>): void {
  const { limits, client, log, requestId } = ctx.state;
  const started = limits.lookups.recordMiss(client);
  if (started) log.warning("tracking.harvest", { id: requestId });
}
