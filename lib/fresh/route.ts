import type { Context } from "./context.ts";
import { HttpError } from "./errors.ts";
import { renderComponent } from "./render.ts";
import type {
  HandlerByMethod,
  HandlerFn,
  Method,
  PageResponse,
  RouteComponent,
  RouteConfig,
  RouteModule,
} from "./types.ts";

/** A validated route file. */
export interface Route<State> {
  component: RouteComponent | null;
  config: RouteConfig;
  handler: HandlerFn<unknown, State> | HandlerByMethod<unknown, State>;
}

/** Validates the exports of a route file; throws if it exports neither a handler nor a component. */
export function toRoute<State>(
  file: string,
  module: RouteModule,
): Route<State> {
  const { default: component, handler } = module;
  if (typeof component !== "function" && handler === undefined) {
    throw new Error(
      `Route "${file}" exports neither a handler nor a component`,
    );
  }
  return {
    component: (component as RouteComponent | undefined) ?? null,
    config: module.config ?? {},
    handler: (handler ?? {}) as Route<State>["handler"],
  };
}

/** Handles a request with a route's handler and component; HEAD falls back to GET. */
export async function runRoute<State>(
  ctx: Context<State>,
  route: Route<State>,
): Promise<Response> {
  const result = await findHandler(route, ctx.req.method)(ctx);
  if (result instanceof Response) return result;
  const vnode = route.component === null
    ? null
    : await renderComponent(ctx, route.component, { data: result.data });
  if (vnode instanceof Response) return vnode;
  const { status = 200, headers } = result;
  const init = headers === undefined ? { status } : { status, headers };
  return ctx.render(vnode, init, route.config);
}

function findHandler<State>(
  route: Route<State>,
  method: string,
): HandlerFn<unknown, State> {
  const { handler, component } = route;
  if (typeof handler === "function") return handler;
  const get = handler.GET ?? (component === null ? undefined : showComponent);
  const own = Object.hasOwn(handler, method)
    ? handler[method as Method]
    : undefined;
  const found = method === "GET"
    ? get
    : own ?? (method === "HEAD" ? get : undefined);
  if (found !== undefined) return found;
  const allow = Object.keys({
    ...(get && { GET: get, HEAD: get }),
    ...handler,
  });
  throw new HttpError(405, undefined, { cause: { allow } });
}

function showComponent(): PageResponse<unknown> {
  return { data: {} };
}
