import { HttpError } from "fresh";
import { AppError, methodNotAllowed, notFound } from "@/lib/errors.ts";

/**
 * Converts any error to the form that the caller may see: an AppError as it is, the framework's by its status, others as a
 * 500 that contains only the request id (decision 8).
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
