import { Context } from "./context.ts";
import { HttpError } from "./errors.ts";
import { runRoute, toRoute } from "./route.ts";
import { parseRouteFile, Router } from "./router.ts";
import { runSteps, Segment, type Step } from "./segments.ts";
import type {
  Assets,
  Manifest,
  Middleware,
  ResolvedConfig,
  RouteComponent,
  RouteModule,
} from "./types.ts";

/** Attaches routes, islands and assets to an app; for `attach()` only. */
export let setBuild: <State>(app: App<State>, build: Build) => void;

interface Build {
  manifest: Manifest;
  assets: Assets | null;
  config: ResolvedConfig;
}

type Command<State> =
  | { kind: "use"; folders: string[]; middlewares: Middleware<State>[] }
  | { kind: "fsRoutes" };

const LOCAL: Deno.NetAddr = {
  transport: "tcp",
  hostname: "localhost",
  port: 0,
};
const NO_INFO: Deno.ServeHandlerInfo = {
  remoteAddr: LOCAL,
  completed: Promise.resolve(),
};

/** A web app: middlewares in the order of their registration, then the routes. */
export class App<State> {
  config: ResolvedConfig;
  #commands: Command<State>[] = [];
  #build: Build | null = null;

  static {
    setBuild = (app, build) => {
      app.#build = build;
      app.config = build.config;
    };
  }

  constructor(config: { mode?: ResolvedConfig["mode"] } = {}) {
    this.config = { root: ".", mode: config.mode ?? "production" };
  }

  /** Adds middlewares for every request, or for the routes below a path. */
  use(...middlewares: Middleware<State>[]): this;
  use(path: string, ...middlewares: Middleware<State>[]): this;
  use(
    first: string | Middleware<State>,
    ...middlewares: Middleware<State>[]
  ): this {
    const path = typeof first === "string" ? first : "";
    if (typeof first === "function") middlewares.unshift(first);
    const folders = path.split("/").filter((name) => name && name !== "*");
    this.#commands.push({ kind: "use", folders, middlewares });
    return this;
  }

  /** Adds the routes of the attached manifest. */
  fsRoutes(): this {
    this.#commands.push({ kind: "fsRoutes" });
    return this;
  }

  /**
   * Returns the request handler for `Deno.serve()`. An uncaught error becomes a plain-text response with its status, or
   * 500.
   */
  handler(): (req: Request, info?: Deno.ServeHandlerInfo) => Promise<Response> {
    const { router, rootSteps } = this.#compile();
    return async (req, info = NO_INFO) => {
      const url = new URL(req.url);
      if (url.pathname.includes("//")) {
        url.pathname = url.pathname.replace(/\/+/g, "/");
      }
      const match = router.match(url.pathname);
      const ctx = new Context<State>(req, {
        url,
        info,
        route: match?.pattern ?? null,
        params: match?.params ?? {},
        config: this.config,
        assets: this.#build?.assets ?? null,
      });
      try {
        return requireResponse(await runSteps(ctx, match?.value ?? rootSteps));
      } catch (error) {
        return plainError(error);
      }
    };
  }

  /** Listens for requests, on port 8000 by default; `options.signal` stops it. */
  async listen(options: Deno.ServeTcpOptions = {}): Promise<void> {
    await Deno.serve(options, this.handler());
  }

  #compile(): { router: Router<Step<State>[]>; rootSteps: Step<State>[] } {
    const root = new Segment<State>();
    const router = new Router<Step<State>[]>();
    for (const command of this.#commands) {
      if (command.kind === "use") {
        root.find(command.folders).middlewares.push(...command.middlewares);
      } else {
        addFiles(root, router, this.#build?.manifest.routes ?? {});
      }
    }
    return { router, rootSteps: root.steps() };
  }
}

function addFiles<State>(
  root: Segment<State>,
  router: Router<Step<State>[]>,
  modules: Record<string, RouteModule>,
) {
  const files = Object.entries(modules)
    .map(([path, module]) => ({ path, module, ...parseRouteFile(path) }));
  for (const { kind, folders, module } of files) {
    if (kind !== "route") wrap(root.find(folders), kind, module);
  }
  for (const { kind, folders, path, pattern, module } of files) {
    if (kind !== "route") continue;
    const route = toRoute<State>(path, module);
    const segment = root.find(folders);
    const last: Step<State> = {
      run: (ctx) => runRoute(ctx, route),
      wrappers: segment.wrappers(),
    };
    router.add(pattern, [...segment.steps(), last]);
  }
}

function wrap<State>(
  segment: Segment<State>,
  kind: "app" | "layout" | "middleware",
  module: RouteModule,
) {
  if (kind === "middleware") {
    const exported = (module.handler ?? module.default) as
      | Middleware<State>
      | Middleware<State>[];
    segment.middlewares.push(...[exported].flat());
    return;
  }
  segment[kind] = module.default as RouteComponent;
  if (kind === "layout") segment.config = module.config ?? {};
}

function requireResponse(response: unknown): Response {
  if (response instanceof Response) return response;
  throw new Error(`Expected a "Response", but got: ${response}`);
}

function plainError(error: unknown): Response {
  const status = error instanceof HttpError ? error.status : 500;
  if (status >= 500) console.error(error);
  const message = error instanceof HttpError && error.message
    ? error.message
    : status === 500
    ? "Internal server error"
    : `Error ${status}`;
  return new Response(message, { status });
}
