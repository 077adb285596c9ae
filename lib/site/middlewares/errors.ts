import { type Context, HttpError, type Middleware } from "fresh";
import {
  AppError,
  describe,
  detailOf,
  methodNotAllowed,
  notFound,
  PlainRefusal,
} from "@/lib/errors.ts";
import { errorResponse } from "@/lib/http/envelope.ts";
import { withHeader } from "@/lib/http/headers.ts";
import { isApiPath } from "../access.ts";
import type { State } from "../state.ts";
import { isTable } from "./response.ts";

/** Renders the page that shows an error. */
type RenderError = (ctx: Context<State>, error: AppError) => Promise<Response>;

/**
 * Converts thrown errors to responses: the envelope for API calls, the error page for pages. Anything but an AppError is logged,
 * and its response contains only the request id.
 */
export function errorHandler(renderError: RenderError): Middleware<State> {
  return async function errorHandler(ctx) {
    try {
      const response = await ctx.next();
      return isTable(response.headers)
        ? new Response(withErrorLogging(ctx, response.body!), response)
        : response;
    } catch (thrown) {
      const error = toAppError(thrown, ctx.state.requestId);
      if (error.status === 500) logFailure(ctx, thrown);
      const { t, admin } = ctx.state;
      return isApiPath(ctx.url.pathname)
        ? errorResponse(error, t, { isSignedIn: admin !== null })
        : await pageAnswer(ctx, error, renderError);
    }
  };
}

/** Logs an error in the middle of a streamed body, which it cuts off. */
function withErrorLogging(
  ctx: Context<State>,
  body: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let isLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value } = await reader.read();
        // A client that disconnects fails the read, too.
        if (isLeft) return;
        if (value === undefined) controller.close();
        else controller.enqueue(value);
      } catch (thrown) {
        logFailure(ctx, thrown);
        // The runtime prints this message.
        controller.error("The answer was cut off.");
      }
    },
    cancel(reason) {
      isLeft = true;
      return reader.cancel(reason);
    },
  });
}

async function pageAnswer(
  ctx: Context<State>,
  error: AppError,
  renderError: RenderError,
): Promise<Response> {
  const isPlain = error instanceof PlainRefusal && ctx.state.admin === null;
  const response = withHeader(
    isPlain ? toLine(ctx, error) : await pageOrText(ctx, error, renderError),
    "cache-control",
    "no-store",
  );
  for (const [name, value] of Object.entries(error.headers)) {
    response.headers.set(name, value);
  }
  return response;
}

function toLine(
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
    const { t, requestId: id } = ctx.state;
    return new Response(t("error.internal", { id }), { status: error.status });
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

/**
 * Converts any error to one that the caller may see: an AppError is unchanged, a framework error keeps its status, and any other
 * becomes a 500 with only the request id.
 */
function toAppError(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HttpError && error.status === 404) {
    return notFound("path");
  }
  if (error instanceof HttpError && error.status === 405) {
    return methodNotAllowed("GET, HEAD");
  }
  if (error instanceof HttpError && error.status < 500) {
    return new AppError(error.status, { key: "error.badRequest" });
  }
  return new AppError(500, {
    key: "error.internal",
    params: { id: requestId },
  });
}
