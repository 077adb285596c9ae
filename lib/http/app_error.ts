import { HttpError } from "fresh";
import { AppError, methodNotAllowed, notFound } from "@/lib/errors.ts";

/**
 * Returns every thrown thing the form the caller may see: an AppError as it is, the framework's own by their status, anything
 * else as a 500 whose text holds the request id alone (decision 8).
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
