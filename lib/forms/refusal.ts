import { mapValues } from "deno-std/collections/map_values.js";
import { pick } from "deno-std/collections/pick.js";
import { page, type PageResponse } from "fresh";
import { AppError } from "@/lib/errors.ts";
import type { Values } from "./description.ts";
import { MergeConflict } from "@/lib/conflicts.ts";
import type { FormState } from "./form_state.ts";
import { renewMarks } from "./marks.ts";

/**
 * Statuses that show the form again: the visitor can fix or resubmit it, or the record is gone (404) but the input is
 * worth keeping. Others belong on the error page.
 */
const MENDABLE = [401, 403, 404, 409, 413, 422, 429, 502, 503];

/**
 * Turns a refusal into the form to show again, with status and headers. Where resubmitting is a decision, the form
 * carries the values for it. Rethrows other errors.
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
    // Input is private; browsers must not cache it either.
    headers: { ...headers, "cache-control": "no-store" },
  });
}

/** Returns the values with which a resubmit is accepted. */
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
