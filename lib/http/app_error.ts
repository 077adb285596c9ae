import { HttpError } from "fresh";
import { AppError, methodNotAllowed, notFound } from "@/lib/errors.ts";

/**
 * Converts any error to what the caller may see: an AppError stays, an error of the framework keeps its status, any other
 * becomes a 500 with only the request id.
 */
export function toAppError(error: unknown, requestId: string): AppError {
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
