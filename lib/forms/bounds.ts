import { type Problem, refuse } from "@/lib/errors.ts";
import { type Field, fieldsOf, type Form } from "./description.ts";

/**
 * Throws 422 for dates and times outside the bounds of their controls; browsers do not check these, because forms are
 * `novalidate`. A value that equals the one in `before` passes, because the user did not enter it.
 */
export function requireBounds(
  form: Form,
  input: object,
  before: object = {},
): void {
  const typed = new Map<string, unknown>(Object.entries(input));
  const stored = new Map<string, unknown>(Object.entries(before));
  refuse(
    fieldsOf(form)
      .filter(({ name }) => typed.get(name) !== stored.get(name))
      .flatMap((field) => problemsOf(field, typed.get(field.name))),
  );
}

function problemsOf({ name, kind, bounds }: Field, value: unknown): Problem[] {
  // The schemas validate numbers.
  const isTime = kind === "date" || kind === "moment";
  if (!isTime || bounds === undefined || typeof value !== "string") return [];
  if (value >= bounds.min && value <= bounds.max) return [];
  if (kind === "moment" && value > bounds.max) {
    return [{ key: "invalid.ahead", field: name }];
  }
  const params = { min: dayOf(bounds.min), max: dayOf(bounds.max) };
  return [{ key: "invalid.between", field: name, params }];
}

function dayOf(time: string | number): string {
  return String(time).slice(0, "2026-11-20".length);
}
