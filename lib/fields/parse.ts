import type { z } from "zod";
import { isBlank, type Sentence } from "./fields.ts";
import { invalid, type Problem } from "@/lib/errors.ts";

/**
 * Validates input against a schema and returns the parsed value. Throws a single 422 (decision 7) with one problem per
 * invalid field, in schema order, followed by the unknown fields. `called` maps a field to the field whose label names
 * it in messages.
 */
export function parse<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
  called: Readonly<Record<string, string>> = {},
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
  const labels = new Map(Object.entries(called));
  throw invalid(problems.map((problem) => {
    const label = labels.get(problem.field);
    return label === undefined ? problem : { ...problem, called: label };
  }));
}

type FieldProblem = Problem & { field: string };

function describeIssue(
  issue: z.core.$ZodIssue,
  value: Record<string, unknown>,
): FieldProblem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((field) => ({ key: "invalid.unknown", field }));
  }
  // Names the field of a nested object by its own key, and a list item by the key of the list.
  const field = issue.path.findLast((part) => typeof part === "string") ?? "";
  if (isMissing(valueAt(value, issue.path))) {
    return [{ key: "invalid.required", field }];
  }
  return [{ field, ...sentenceOf(issue) }];
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, part)
        ? Reflect.get(inner, part)
        : undefined,
    value,
  );
}

function isMissing(given: unknown): boolean {
  if (typeof given === "string") return isBlank(given);
  if (Array.isArray(given)) return given.length === 0;
  return given === undefined || given === null;
}

function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  switch (issue.code) {
    case "custom":
      return issue.params as unknown as Sentence;
    case "too_small":
      return { key: "invalid.min", params: { min: Number(issue.minimum) } };
    case "too_big":
      return {
        key: issue.origin === "array" ? "invalid.maxItems" : "invalid.max",
        params: { max: Number(issue.maximum) },
      };
    case "invalid_format":
      return issue.format === "email"
        ? { key: "invalid.email" }
        : { key: "invalid.date" };
    case "invalid_type":
      if (issue.expected === "object" || issue.expected === "array") {
        return { key: "invalid.selected" };
      }
      return issue.expected === "number"
        ? { key: "invalid.number" }
        : { key: "invalid.text" };
    default:
      return { key: "invalid.selected" };
  }
}
