/**
 * The subset of Fresh 2's public API that the app uses, written from scratch. The app runs unchanged on the genuine
 * package when the import map points to it.
 */
export { App } from "./app.ts";
export { type Context } from "./context.ts";
export { createDefine, type Define, page } from "./define.ts";
export { HttpError } from "./errors.ts";
export { staticFiles } from "./middlewares.ts";
export type {
  HandlerByMethod,
  HandlerFn,
  Middleware,
  PageProps,
  PageResponse,
  RouteConfig,
  RouteHandler,
} from "./types.ts";
