import { App, type Context, staticFiles } from "fresh";
import { h } from "preact";
import { ErrorPage } from "@/components/layout/ErrorPage.tsx";
import type { Services, State } from "@/lib/site/state.ts";
import { type AppError, describe } from "@/lib/errors.ts";
import { readSite } from "@/lib/pages/pages.ts";
import { pageBefore } from "@/lib/accounts/next_path.ts";
import { Limits } from "@/lib/site/limits.ts";
import { NOUNS } from "@/lib/site/nouns.ts";
import {
  cachedPages,
  chat,
  renderSlots,
} from "@/lib/site/middlewares/public_pages.ts";
import { gate } from "@/lib/site/middlewares/gate.ts";
import { requestLog, requestState } from "@/lib/site/middlewares/request.ts";
import {
  compression,
  responseHeaders,
} from "@/lib/site/middlewares/response.ts";
import { csrf, host, https } from "@/lib/site/middlewares/checks.ts";
import { errorHandler } from "@/lib/site/middlewares/errors.ts";

/**
 * Builds the app: the middlewares in the order in which every request passes them, then the routes. Only the table in
 * lib/site/access.ts grants a request access to its route.
 */
export function createApp(services: Services): App<State> {
  const { kv, env } = services;
  const limits = new Limits(kv, env.limitFactor);
  return new App<State>()
    .use(requestState({ ...services, limits, nouns: NOUNS }), requestLog())
    .use(compression(), cachedPages(), responseHeaders())
    .use(errorHandler(renderErrorPage), host(env), https(), csrf())
    .use(staticFiles(), gate(), renderSlots(), chat())
    .fsRoutes();
}

/** Statuses whose error page shows the error's own text, such as the reason or the time to wait. */
const TELLING = new Set([403, 409, 415, 422, 429, 500, 503]);

/**
 * Renders the error page without stored data, because the database may have failed. Only the 404 of a public page reads
 * the site, for its header, menu and footer.
 */
async function renderErrorPage(
  ctx: Context<State>,
  error: AppError,
): Promise<Response> {
  const { locale, t, theme } = ctx.state;
  const { status } = error;
  const text = TELLING.has(status)
    ? describe(t, error.problems[0]!)
    : undefined;
  const url = `${ctx.url.pathname}${ctx.url.search}`;
  const back = pageBefore(ctx.req, ctx.url);
  const site = status === 404 ? await publicSite(ctx) : undefined;
  const props = { status, text, locale, t, theme, url, back, site };
  return await ctx.render(h(ErrorPage, props), { status }, {
    skipAppWrapper: true,
    skipInheritedLayouts: true,
  });
}

async function publicSite({ url, state: { kv } }: Context<State>) {
  if (url.pathname.startsWith("/control/")) return undefined;
  try {
    return await readSite(kv);
  } catch {
    return undefined;
  }
}
