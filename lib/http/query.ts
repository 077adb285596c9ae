import type { z } from "zod";
import { invalid, type Problem } from "@/lib/errors.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { parse } from "@/lib/fields/parse.ts";

/** Maximum unknown parameters that an error lists. */
const MAX_UNKNOWN = 20;

/** Returns the first query parameter of each name. Throws 422 for overlong ones. */
export function readQuery(
  { searchParams }: URL,
  names: string[],
): Record<string, string> {
  const query: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const name of names) {
    const value = searchParams.get(name);
    if (value === null) continue;
    query[name] = value;
    if (isTooLong(value)) problems.push(tooLong(name));
  }
  if (problems.length > 0) throw invalid(problems);
  return query;
}

/** Like readQuery(), but includes all other parameters, with empty values, so that a schema rejects them. */
export function readWholeQuery(
  url: URL,
  names: string[],
): Record<string, string> {
  const unknown = [...new Set(url.searchParams.keys())]
    .filter((name) => !names.includes(name)).slice(0, MAX_UNKNOWN)
    .map((name): [string, string] => [name, ""]);
  // A name may be `__proto__`, and assigning to that would set the prototype.
  return Object.fromEntries([
    ...Object.entries(readQuery(url, names)),
    ...unknown,
  ]);
}

/** Validates all query parameters against a schema. Throws 422. */
export function parseQuery<Schema extends z.ZodObject>(
  url: URL,
  schema: Schema,
): z.output<Schema> {
  return parse(schema, readWholeQuery(url, Object.keys(schema.shape)));
}

/** Reports whether a text exceeds the maximum length of a parameter. */
export function isTooLong(value: string): boolean {
  return value.length > MAX_TEXT;
}

/** Returns the problem of an overlong parameter. */
export function tooLong(field: string): Problem {
  return { key: "invalid.max", field, params: { max: MAX_TEXT } };
}
