import type { Context, Middleware } from "fresh";
import type { State } from "../state.ts";
import {
  AppError,
  methodNotAllowed,
  notFound,
  unauthorized,
} from "@/lib/errors.ts";
import { ACCESS, isApiPath, rightsOf, ruleOf } from "../access.ts";
import { endedAddress, signInAgain } from "@/lib/accounts/next_path.ts";
import { fromPerson } from "@/lib/accounts/members.ts";
import { readSession, sessionToken } from "@/lib/accounts/sessions.ts";
import { usedDevice } from "@/lib/accounts/sign_in.ts";
import { MAX_LONG_BYTES } from "@/lib/http/body.ts";
import { passOn, seeOther } from "@/lib/forms/post.ts";
import { requireRight } from "@/lib/fields/roles.ts";
import {
  neededRight,
  needsSession,
  type PathAccess,
  type Rule,
} from "@/lib/site/rule.ts";
import { codeParameter } from "@/lib/parcels/code_parameter.ts";
import { typedCodes } from "@/lib/parcels/typed_codes.ts";
import type { Actor } from "@/lib/store/origin.ts";

/** The actor of requests without a session. */
const VISITOR: Actor = { kind: "visitor", id: null, name: null };

/** The rate limits of look-ups. */
const LOOKUPS = new Set<Rule["limit"]>(["lookup", "watch"]);

/**
 * Enforces access.ts before a route runs: 404 for an unknown path, 405 for a method, 401 or 303 for a missing session, 403 for a
 * missing right, 429 over the rate limit, in this order. Sets `state.admin`, and the store that writes on behalf of the request.
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
      await enforceLimit(ctx, rule);
    } catch (error) {
      const isLimit = error instanceof AppError && error.status === 429;
      if (!isLimit || !rule.showsRefusal) throw error;
      ctx.state.refusal = error;
    }
    return LOOKUPS.has(rule.limit) ? countMisses(ctx, rule) : ctx.next();
  };
}

/** Reads the session, and sets the member and the store of the request. */
async function identify(ctx: Context<State>, rule: Rule): Promise<void> {
  const { state } = ctx;
  const { kv, requestId } = state;
  if (rule.access !== "public") {
    const isUse = !LOOKUPS.has(rule.limit) && !rule.isBackground;
    const person = await readSession(kv, sessionToken(ctx), { isUse });
    const admin = person && { ...person, rights: rightsOf(person.role) };
    const isHidden = admin !== null && rule.sees !== undefined &&
      !admin.rights.has(rule.sees);
    state.admin = isHidden ? null : admin;
  }
  state.kv = kv.from(
    state.admin === null
      ? { actor: VISITOR, request_id: requestId }
      : fromPerson(state.admin, requestId),
  );
}

/** Throws 403 when the signed-in person lacks the rule's right. */
function checkRight(ctx: Context<State>, { access, some }: Rule): void {
  const right = neededRight(access);
  if (right === null) return;
  const hasOther = some !== undefined && ctx.state.admin?.rights.has(some);
  if (!hasOther) requireRight(ctx, right);
}

/** The only path allowed with a trailing slash: people type it, and it redirects to the dashboard. */
const PANEL = "/control/";

/** Reports whether a path has an extra slash: routers are lenient, but each path must match exactly. */
function hasExtraSlash({ url }: Request): boolean {
  const path = url.indexOf("/", url.indexOf("://") + 3);
  const query = url.indexOf("?", path);
  const end = query < 0 ? url.length : query;
  if (url.slice(path, end) === PANEL) return false;
  const double = url.indexOf("//", path);
  return (double >= 0 && double < end) ||
    (end - path > 1 && url[end - 1] === "/");
}

/** Enforces the rate limit of a rule; throws 429. If a limit is only checked here, the route counts it. */
const LIMITS: Record<
  NonNullable<Rule["limit"]>,
  (state: State, isLookUp: boolean) => void
> = {
  setup: ({ limits, client }) => limits.check("setup", client),
  accept: ({ limits, client }) => limits.check("accept", client),
  pin: ({ limits, client }) => limits.check("pin", client),
  reset: ({ limits, client }) => limits.check("reset", client),
  signIn: ({ limits, client, deviceId }) => {
    if (deviceId === null) limits.checkSignIn(client);
  },
  send: ({ limits, admin }) => limits.check("send", admin!.id),
  message: takePost,
  post: takePost,
  render: ({ limits, client }) => limits.take("render", client),
  picture: ({ limits, client }) => limits.take("picture", client),
  lookup: ({ limits, client }, isLookUp) => {
    if (isLookUp) limits.lookups.admit(client);
  },
  watch: ({ limits, client }, isLookUp) => {
    if (isLookUp) limits.lookups.admitWatcher(client);
  },
};

function takePost({ limits, client }: State): void {
  limits.bodies.requireRoom(MAX_LONG_BYTES);
  limits.take("post", client);
}

/** Limits that treat known devices differently. */
const BY_DEVICE = new Set<Rule["limit"]>(["signIn", "pin", "reset"]);

async function enforceLimit(
  ctx: Context<State>,
  { limit }: Rule,
): Promise<void> {
  const { state } = ctx;
  if (BY_DEVICE.has(limit)) state.deviceId = await usedDevice(ctx);
  if (limit !== undefined) LIMITS[limit](state, isLookUp(ctx));
}

/** Reports whether a visitor looks up a code; members know all codes anyway. */
function isLookUp(ctx: Context<State>): boolean {
  return ctx.state.admin === null && typedCode(ctx).trim() !== "";
}

function typedCode({ params, url }: Context<State>): string {
  return params.code ?? codeParameter(url.searchParams);
}

function refuseMethod(ctx: Context<State>, path: PathAccess): Response {
  if (ctx.req.method !== "OPTIONS") throw methodNotAllowed(path.allow);
  return new Response(null, { status: 204, headers: { allow: path.allow } });
}

function checkSession(ctx: Context<State>, rule: Rule): Response | null {
  const { url, req, route, state: { admin, log, requestId: id } } = ctx;
  if (rule.access === "guest" && admin !== null) {
    return seeOther("/control/index.html");
  }
  if (!needsSession(rule.access) || admin !== null) return null;
  log.info("authz.denied", { id, method: req.method, route });
  if (isApiPath(url.pathname)) throw unauthorized();
  // Typed input is kept during the sign-in; files from strangers are not read.
  if (isForm(req, "application/x-www-form-urlencoded")) {
    return passOn(endedAddress(url, "texts"));
  }
  const isUpload = isForm(req, "multipart/form-data");
  if (isUpload) return seeOther(endedAddress(url, "file"));
  const wasSignedIn = sessionToken(ctx) !== null;
  return seeOther(signInAgain(req, url, { wasSignedIn }));
}

function isForm({ method, headers }: Request, type: string): boolean {
  const given = headers.get("content-type") ?? "";
  return method === "POST" && given.startsWith(type);
}

/** Counts a miss. Withholds the result if concurrent look-ups have exceeded the limit of misses. */
async function countMisses(ctx: Context<State>, rule: Rule): Promise<Response> {
  const { limits, client, refusal } = ctx.state;
  if (!isLookUp(ctx) || refusal !== null) return ctx.next();
  let response: Response | undefined;
  try {
    response = await ctx.next();
    countAnswer(ctx, response.status);
    return response;
  } catch (error) {
    // Cancel the unread body, because an event stream would continue.
    await response?.body?.cancel();
    if (error instanceof AppError) countAnswer(ctx, error.status);
    throw error;
  } finally {
    if (rule.limit === "watch") limits.lookups.release(client);
  }
}

function countAnswer(ctx: Context<State>, status: number): void {
  const { limits, client, log, requestId } = ctx.state;
  limits.lookups.requireFewMisses(client);
  if (status !== 404) return;
  // A text with a second reading has tried two codes.
  for (const _ of typedCodes(typedCode(ctx))) {
    const started = limits.lookups.recordMiss(client);
    if (started) log.warning("tracking.harvest", { id: requestId });
  }
}
