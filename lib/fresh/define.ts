import type { AnyComponent } from "preact";
import type {
  HandlerByMethod,
  HandlerFn,
  Middleware,
  PageProps,
  PageResponse,
  RouteHandler,
} from "./types.ts";

/** Identity functions that give the exports of route files their types. */
export interface Define<State> {
  handlers<
    Data,
    Handlers extends RouteHandler<Data, State> = RouteHandler<Data, State>,
  >(handlers: Handlers): Handlers;
  page<
    // deno-lint-ignore no-explicit-any
    Handler extends RouteHandler<any, State> = never,
    Data = Handler extends HandlerFn<infer D, State> ? D
      : Handler extends HandlerByMethod<infer D, State> ? D
      : never,
  >(
    render: AnyComponent<PageProps<Data, State>>,
  ): AnyComponent<PageProps<Data, State>>;
  middleware<M extends Middleware<State> | Middleware<State>[]>(
    middleware: M,
  ): M;
  layout(
    render: AnyComponent<PageProps<unknown, State>>,
  ): AnyComponent<PageProps<unknown, State>>;
}

/** Creates the `define` helpers of an app whose `ctx.state` is `State`. */
export function createDefine<State>(): Define<State> {
  return {
    handlers: identity,
    page: identity,
    middleware: identity,
    layout: identity,
  };
}

/** Passes `data` to the route's component; the response gets `status` and `headers`. */
export function page<Data>(
  data: Data,
  options?: { status?: number; headers?: HeadersInit },
): PageResponse<Data>;
export function page(): PageResponse<undefined>;
export function page(
  data?: unknown,
  options: { status?: number; headers?: HeadersInit } = {},
): PageResponse<unknown> {
  return { data, status: options.status, headers: options.headers };
}

function identity<T>(value: T): T {
  return value;
}
