import type { z } from "zod";
import { AppError, invalid, type Problem } from "@/lib/errors.ts";
import { isBlank, type Sentence } from "./fields.ts";

/**
 * Validates input against a schema and returns the parsed value. Throws one 422 with a problem for each invalid field in
 * the schema's order, then one for each unknown field (decision 7).
 */
export function parse<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw toAppError(schema, { issues: result.error.issues, value });
}

interface Failure {
  issues: z.core.$ZodIssue[];
  value: unknown;
}

function toAppError(schema: z.ZodObject, { issues, value }: Failure): AppError {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return invalid({ key: "invalid.object" });
  }
  const problems = new Map<string, Problem>();
  for (const issue of issues) {
    for (
      const problem of describeIssue(issue, value as Record<string, unknown>)
    ) {
      const field = problem.field ?? "";
      if (!problems.has(field)) problems.set(field, problem);
    }
  }
  const known = Object.keys(schema.shape).filter((field) =>
    problems.has(field)
  );
  const order = [
    ...known,
    ...[...problems.keys()].filter((field) => !known.includes(field)),
  ];
  return invalid(order.map((field) => problems.get(field)!));
}

function describeIssue(
  issue: z.core.$ZodIssue,
  value: Record<string, unknown>,
): Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((field) => ({ key: "invalid.unknown", field }));
  }
  const field = String(issue.path[0] ?? "");
  if (isMissing(value, field)) return [{ key: "invalid.required", field }];
  return [{ field, ...sentenceOf(issue) }];
}

function isMissing(value: Record<string, unknown>, field: string): boolean {
  const given = Object.hasOwn(value, field) ? value[field] : undefined;
  if (typeof given === "string") return isBlank(given);
  return given === undefined || given === null;
}

function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  switch (issue.code) {
    case "custom":
      return issue.params as unknown as Sentence;
    case "too_small":
      return { key: "invalid.min", params: { min: Number(issue.minimum) } };
    case "too_big":
      return { key: "invalid.max", params: { max: Number(issue.maximum) } };
    case "invalid_format":
      return {
        key: issue.format === "email" ? "invalid.email" : "invalid.date",
      };
    case "invalid_type":
      return {
        key: issue.expected === "number" ? "invalid.number" : "invalid.text",
      };
    default:
      return { key: "invalid.selected" };
  }
}
