import { mapValues } from "deno-std/collections/map_values.js";
import { pick } from "deno-std/collections/pick.js";
import { page, type PageResponse } from "fresh";
import { AppError } from "@/lib/errors.ts";
import type { Values } from "./description.ts";
import { MergeConflict } from "@/lib/conflicts.ts";
import type { FormState } from "./form_state.ts";
import { renewMarks } from "./marks.ts";

/**
 * Statuses that redisplay the form: the visitor can fix or resubmit it, or the record is gone (404) but the input is
 * worth keeping. All others lead to the error page.
 */
const MENDABLE = [401, 403, 404, 409, 413, 422, 429, 502, 503];

/**
 * Turns an error into a redisplayed form with its status and headers. If resubmitting the form confirms something,
 * includes the values that confirm it. Rethrows all other errors.
 */
export function refusedForm(
  error: unknown,
  values: Values,
): PageResponse<FormState> {
  if (!(error instanceof AppError) || !MENDABLE.includes(error.status)) {
    throw error;
  }
  const { problems, status, headers } = error;
  const state = {
    values: { ...values, ...renewedValues(error, values) },
    problems,
    ...(error instanceof MergeConflict && { conflicts: error.conflicts }),
  };
  return page(state, {
    status,
    // Input is private, so not even the browser may cache it.
    headers: { ...headers, "cache-control": "no-store" },
  });
}

/** Returns the values that make a resubmit succeed. */
function renewedValues(error: AppError, posted: Values): Values {
  if (error instanceof MergeConflict) return error.renewed;
  for (const { key, params = {} } of error.problems) {
    if (key === "error.conflict") {
      return mapValues(pick(params, ["version", "seen"]), String);
    }
    if (key === "error.repeated") return { request_id: crypto.randomUUID() };
    if (key === "invalid.noParcel") return { confirmed: String(params.code) };
  }
  return renewMarks(posted);
}
