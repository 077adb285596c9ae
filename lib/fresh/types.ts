import type { AnyComponent, FunctionComponent } from "preact";
import type { Context } from "./context.ts";

/** The HTTP methods a route may handle. */
export type Method =
  | "GET"
  | "HEAD"
  | "POST"
  | "PUT"
  | "PATCH"
  | "DELETE"
  | "OPTIONS";

/** Runs before (and after) the route: returns a response itself or calls `ctx.next()`. */
export type Middleware<State> = (
  ctx: Context<State>,
) => Response | Promise<Response>;

/** The result of `page()`: data for the route's component, with the response's status and headers. */
export interface PageResponse<Data> {
  data: Data;
  status?: number | undefined;
  headers?: HeadersInit | undefined;
}

/** Handles a request: returns a response, or data for the route's component. */
export interface HandlerFn<Data, State> {
  (
    ctx: Context<State>,
  ): Response | PageResponse<Data> | Promise<Response | PageResponse<Data>>;
}

/** One handler for each method. */
export type HandlerByMethod<Data, State> = {
  [M in Method]?: HandlerFn<Data, State>;
};

/** The `handler` export of a route file. */
export type RouteHandler<Data, State> =
  | HandlerFn<Data, State>
  | HandlerByMethod<Data, State>;

/** The wrappers of a page; a layout may opt out of inherited ones. */
export interface LayoutConfig {
  skipInheritedLayouts?: boolean;
  skipAppWrapper?: boolean;
}

/** The `config` export of a route file. */
export type RouteConfig = LayoutConfig;

/** The configuration of the app. */
export interface ResolvedConfig {
  root: string;
  mode: "development" | "production";
}

/** The props of routes, layouts and the app wrapper. */
export type PageProps<Data = unknown, State = unknown> =
  & Pick<
    Context<State>,
    "config" | "url" | "req" | "params" | "info" | "state" | "route"
  >
  & { data: Data; Component: FunctionComponent };

/** A component of a route, a layout or the app wrapper; it may be async. */
// deno-lint-ignore no-explicit-any
export type RouteComponent = AnyComponent<PageProps<any, any>>;

/** The exports of any file below `routes/`. */
export interface RouteModule {
  default?: unknown;
  handler?: unknown;
  config?: RouteConfig;
}

/** The content of `fresh.gen.ts`: every route and island by its file. */
export interface Manifest {
  /** `import.meta.url` of the manifest, to find the project's root. */
  baseUrl: string;
  routes: Record<string, RouteModule>;
  islands: Record<string, Record<string, unknown>>;
}

/** A file to serve, in each of its encodings. */
export interface AssetFile {
  type: string;
  hash: string;
  /** Whether the URL contains the hash of the content, so that the file never changes. */
  immutable: boolean;
  body: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

/** Everything that the browser may load, built by `buildAssets()`. */
export interface Assets {
  /** By URL path. */
  files: Map<string, AssetFile>;
  /** The content-hashed URL of a path below `static/`. */
  urls: Map<string, string>;
  /** The script of a module: `client`, `signals`, or an island's file. */
  scripts: Map<string, string>;
  /** The URLs that a script loads when it starts: itself and its imports. */
  imports: Map<string, string[]>;
  /** Whether pages reload when the server restarts. */
  dev: boolean;
}
