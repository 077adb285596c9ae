/**
 * The subset of Fresh 2's public API that the app uses, written from scratch:
 * switching the import map to the genuine package leaves the app unchanged.
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
