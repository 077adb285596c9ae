import type { Context, Middleware } from "fresh";
import type { State } from "../state.ts";
import {
  type AppError,
  describe,
  detailOf,
  PlainRefusal,
} from "@/lib/errors.ts";
import { isApiPath } from "../access.ts";
import { isTable } from "@/lib/http/csv.ts";
import { toAppError } from "@/lib/http/app_error.ts";
import { errorResponse } from "@/lib/http/envelope.ts";
import { withHeader } from "@/lib/http/headers.ts";

/** Renders the page that shows an error. */
export type RenderError = (
  ctx: Context<State>,
  error: AppError,
) => Promise<Response>;

/**
 * Answers thrown errors: calls get the envelope, pages the error page. Anything but an AppError is logged, and its answer
 * contains only the request id (decision 8).
 */
export function errorAnswers(renderError: RenderError): Middleware<State> {
  return async function errorAnswers(ctx) {
    try {
      const response = await ctx.next();
      return isTable(response.headers)
        ? new Response(logged(ctx, response.body!), response)
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

/** Logs an error of a body that is being sent, which is cut by it. */
function logged(
  ctx: Context<State>,
  body: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value } = await reader.read();
        if (value === undefined) controller.close();
        else controller.enqueue(value);
      } catch (thrown) {
        logFailure(ctx, thrown);
        // The runtime prints it.
        controller.error("The answer was cut off.");
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

async function pageAnswer(
  ctx: Context<State>,
  error: AppError,
  renderError: RenderError,
): Promise<Response> {
  const isPlain = error instanceof PlainRefusal && ctx.state.admin === null;
  const response = withHeader(
    isPlain ? inOneLine(ctx, error) : await pageOrText(ctx, error, renderError),
    "cache-control",
    "no-store",
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
