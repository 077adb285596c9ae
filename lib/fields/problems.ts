import type { z } from "zod";
import { invalid, type Problem } from "@/lib/errors.ts";
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
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw invalid({ key: "invalid.object" });
  }
  const { issues } = result.error;
  const found = issues.flatMap((issue) => describeIssue(issue, { ...value }));
  const fields = [
    ...Object.keys(schema.shape),
    ...found.map(({ field }) => field),
  ];
  const problems = [...new Set(fields)].flatMap((name) =>
    found.find(({ field }) => field === name) ?? []
  );
  throw invalid(problems);
}

type FieldProblem = Problem & { field: string };

function describeIssue(
  issue: z.core.$ZodIssue,
  value: Record<string, unknown>,
): FieldProblem[] {
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
      return issue.format === "email"
        ? { key: "invalid.email" }
        : { key: "invalid.date" };
    case "invalid_type":
      return issue.expected === "number"
        ? { key: "invalid.number" }
        : { key: "invalid.text" };
    default:
      return { key: "invalid.selected" };
  }
}
