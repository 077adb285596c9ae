import type { Context, Middleware } from "fresh";
import { HAS_INLINE_BOOT } from "fresh/server";
import type { State } from "../state.ts";
import {
  type AppError,
  describe,
  detailOf,
  PlainRefusal,
} from "@/lib/errors.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { ACCESS, isApiPath, isBuiltPath, showsParcel } from "../access.ts";
import { toAppError } from "@/lib/http/app_error.ts";
import { clientAddress, limitKey } from "@/lib/http/client_address.ts";
import { compress } from "@/lib/http/compress.ts";
import { errorResponse } from "@/lib/http/envelope.ts";
import {
  addSecurityHeaders,
  allowInlineBoot,
  allowOwnPictures,
  allowPreload,
  bootNonce,
  hideAddress,
  withHeader,
} from "@/lib/http/headers.ts";
import type { RepeatedAnswers } from "../repeated_answers.ts";
import { logRequest } from "@/lib/http/request_line.ts";
import type { Services } from "../services.ts";
import { isSecure } from "./https.ts";
import { PREFERRING } from "./preferences.ts";

/** Renders the page that shows an error. */
export type RenderError = (
  ctx: Context<State>,
  error: AppError,
) => Promise<Response>;

/** The panel and what stands in front of it: nothing that search engines should list. */
function isPanel(pathname: string): boolean {
  return pathname === "/cp" || pathname.startsWith("/control/");
}

/** All but those that show the pictures of a content page, which may come from anywhere (decision 41). */
const PANEL_SCREEN = /^\/(?:cp$|control\/(?!pages\/))/;
const NOT_KEPT = "no-store";
const ROBOTS = "noindex, nofollow, noarchive";

/**
 * The first middleware: puts the services on the state, catches whatever is thrown further in (calls get the envelope, pages
 * the error page), and sends every answer out with a request id, the security headers, a cache rule, compressed if that pays,
 * and one line in the log (decision 8).
 */
export function outermost(
  services: Services,
  renderError: RenderError,
): Middleware<State> {
  return async function outermost(ctx) {
    const startedAt = performance.now();
    const address = prepareState(ctx, services);
    const made = await answer(ctx, renderError);
    const compressed = compress(ctx.req, made);
    const response = withHeader(
      compressed instanceof Response ? compressed : await compressed,
      "x-request-id",
      ctx.state.requestId,
    );
    addHeaders(ctx, response);
    const nonce = HAS_INLINE_BOOT ? bootNonce(made) ?? "" : "";
    if (nonce !== "") allowInlineBoot(response.headers, nonce);
    if (isNews(ctx, response)) {
      logRequest(ctx.state.log, {
        id: ctx.state.requestId,
        method: ctx.req.method,
        route: ctx.route ?? "",
        status: response.status,
        ms: performance.now() - startedAt,
        address,
      });
    }
    return keepIfRepeatable(ctx, response, services.repeated);
  };
}

/** A built file that was there is no news (decision 98). */
function isNews(ctx: Context<State>, { status }: Response): boolean {
  return status >= 400 || !isBuiltPath(ctx.url.pathname);
}

function keepIfRepeatable(
  ctx: Context<State>,
  response: Response,
  repeated: RepeatedAnswers,
): Response | Promise<Response> {
  const { req, route, state: { version, shown } } = ctx;
  if (version === null && !isBuiltPath(ctx.url.pathname)) return response;
  return repeated.keep(req, response, {
    ...{ version, shown },
    route: isNews(ctx, response) ? route : null,
  });
}

function prepareState(ctx: Context<State>, services: Services): string {
  const { state } = ctx;
  const { kv, env, log, limits, mailer, live } = services;
  const address = clientAddress(ctx.req, ctx.info, env.trustProxy);
  state.kv = kv;
  state.env = env;
  state.log = log;
  state.limits = limits;
  state.mailer = mailer;
  state.live = live;
  state.requestId = crypto.randomUUID();
  state.client = limitKey(address);
  state.secure = isSecure(ctx);
  state.locale = DEFAULT_LOCALE;
  state.t = translator(DEFAULT_LOCALE);
  state.theme = null;
  state.admin = null;
  state.refusal = null;
  state.chatCode = null;
  state.shown = null;
  state.version = null;
  return address;
}

async function answer(
  ctx: Context<State>,
  renderError: RenderError,
): Promise<Response> {
  try {
    return await ctx.next();
  } catch (thrown) {
    const error = toAppError(thrown, ctx.state.requestId);
    if (error.status === 500) logFailure(ctx, thrown);
    return await errorAnswer(ctx, error, renderError);
  }
}

async function errorAnswer(
  ctx: Context<State>,
  error: AppError,
  renderError: RenderError,
): Promise<Response> {
  const { t, admin } = ctx.state;
  const isSignedIn = admin !== null;
  if (isApiPath(ctx.url.pathname)) {
    return errorResponse(error, t, { isSignedIn });
  }
  const isPlain = error instanceof PlainRefusal && !isSignedIn;
  const response = withHeader(
    isPlain ? inOneLine(ctx, error) : await pageOrText(ctx, error, renderError),
    "cache-control",
    NOT_KEPT,
  );
  for (const [name, value] of Object.entries(error.headers)) {
    response.headers.set(name, value);
  }
  return response;
}

function inOneLine(
  { state: { t } }: Context<State>,
  { status, problems }: AppError,
): Response {
  return new Response(describe(t, problems[0]!), { status });
}

async function pageOrText(
  ctx: Context<State>,
  error: AppError,
  renderError: RenderError,
): Promise<Response> {
  try {
    return await renderError(ctx, error);
  } catch (thrown) {
    logFailure(ctx, thrown);
    return new Response(
      ctx.state.t("error.internal", { id: ctx.state.requestId }),
      { status: error.status },
    );
  }
}

function logFailure(ctx: Context<State>, thrown: unknown): void {
  const { log, requestId } = ctx.state;
  log.error("request.failed", {
    id: requestId,
    route: ctx.route ?? "",
    detail: detailOf(thrown),
  });
}

/** What the panel has fetched ahead may be older than what the administrator has just changed (decision 87). */
function mayHaveChanged({ req, state }: Context<State>): boolean {
  return state.admin !== null && req.method !== "GET" && req.method !== "HEAD";
}

function addHeaders(ctx: Context<State>, response: Response): void {
  const { headers } = response;
  if (mayHaveChanged(ctx)) headers.set("clear-site-data", '"prefetchCache"');
  // A 304 has no content: the browser goes by the headers it keeps beside its copy.
  if (response.status !== 304) {
    addSecurityHeaders(headers, ctx.state.secure);
    allowPreload(headers, ctx.state.env);
    if (PANEL_SCREEN.test(ctx.url.pathname)) {
      allowOwnPictures(headers, ctx.state.env);
    }
  }
  const keeping = ACCESS.get(ctx.route ?? "")?.keeping;
  // Before a search as well: what is found in place gets its code into the address.
  if (keeping === "tracking") hideAddress(headers);
  if (showsParcel(keeping, ctx.url) || isPanel(ctx.url.pathname)) {
    headers.set("x-robots-tag", ROBOTS);
  }
  if (headers.has("cache-control")) return;
  if (keeping === "tracking") headers.set("cache-control", "private, no-store");
  else if (keeping === "page" || keeping === "cached") {
    headers.set("cache-control", "private, no-cache");
    // Who goes back to a page gets the browser's copy, without a question to us, unless it is in another language or theme.
    headers.append("vary", PREFERRING);
  } else headers.set("cache-control", NOT_KEPT);
}
