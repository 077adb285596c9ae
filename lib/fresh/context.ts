import type { JSX } from "preact";
import { renderPage } from "./render.ts";
import type {
  Assets,
  LayoutConfig,
  ResolvedConfig,
  RouteComponent,
} from "./types.ts";

/** The app wrapper and layouts at one level of the routes. */
export interface Wrappers {
  app: RouteComponent | null;
  layouts: RouteComponent[];
}

/** Input of a context besides the request. */
export interface ContextInit {
  url: URL;
  info: Deno.ServeHandlerInfo;
  route: string | null;
  params: Record<string, string>;
  config: ResolvedConfig;
  assets: Assets | null;
}

const NO_WRAPPERS: Wrappers = { app: null, layouts: [] };

/** Sets the wrappers of pages rendered from now on; returns the previous ones. */
export let swapWrappers: <State>(
  ctx: Context<State>,
  wrappers: Wrappers,
) => Wrappers;

/** Returns the assets of the context's app; `null` if there is no build. */
export let assetsOf: <State>(ctx: Context<State>) => Assets | null;

/** A request and its state, passed through the middlewares to the route. */
export class Context<State> {
  req: Request;
  readonly url: URL;
  readonly info: Deno.ServeHandlerInfo;
  /** The pattern of the matched route; `null` for unknown paths. */
  readonly route: string | null;
  readonly params: Record<string, string>;
  readonly config: ResolvedConfig;
  /** Shared by all middlewares and the route. */
  readonly state: State = {} as State;
  data: unknown = undefined;
  /** Runs the next middleware or the route. */
  next: () => Promise<Response> = rejectNext;
  #wrappers = NO_WRAPPERS;
  #assets: Assets | null;

  static {
    swapWrappers = (ctx, wrappers) => {
      const previous = ctx.#wrappers;
      ctx.#wrappers = wrappers;
      return previous;
    };
    assetsOf = (ctx) => ctx.#assets;
  }

  constructor(req: Request, init: ContextInit) {
    this.req = req;
    this.url = init.url;
    this.info = init.info;
    this.route = init.route;
    this.params = init.params;
    this.config = init.config;
    this.#assets = init.assets;
  }

  /** Redirects to a path of this site or to a full URL. */
  redirect(pathOrUrl: string, status = 302): Response {
    // Merges slashes before the query, because "//host" would lead to another site.
    const location = pathOrUrl.startsWith("/")
      ? pathOrUrl.replace(/^[^?#]*/, (path) => path.replace(/\/+/g, "/"))
      : pathOrUrl;
    return new Response(null, { status, headers: { location } });
  }

  /** Renders a page inside the layouts and the app wrapper of this level. */
  render(
    vnode: JSX.Element | null,
    init: ResponseInit = {},
    config: LayoutConfig = {},
  ): Promise<Response> {
    const { app, layouts } = this.#wrappers;
    return renderPage(this, vnode, {
      init,
      assets: this.#assets,
      app: config.skipAppWrapper ? null : app,
      layouts: config.skipInheritedLayouts ? [] : layouts,
    });
  }

  /** Creates a JSON response. */
  json(content: unknown, init?: ResponseInit): Response {
    return Response.json(content, init);
  }
}

function rejectNext(): Promise<Response> {
  return Promise.reject(new Error("There is nothing to run next"));
}
