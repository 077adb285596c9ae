import type { z } from "zod";
import { invalid, type Problem } from "@/lib/errors.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { parse } from "@/lib/fields/problems.ts";

/** No more unknown parameters than these are named. */
const MAX_UNKNOWN = 20;

/** Returns what an address says under these names, of a repeated one the first. Throws 422 for what is too long. */
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

/**
 * Returns the same and, without their values, the other names that the address says, so that a schema that does not know them
 * refuses them.
 */
export function readWholeQuery(
  url: URL,
  names: string[],
): Record<string, string> {
  const unknown = [...new Set(url.searchParams.keys())]
    .filter((name) => !names.includes(name)).slice(0, MAX_UNKNOWN)
    .map((name): [string, string] => [name, ""]);
  // A name may be `__proto__`, which an assignment would take for something else.
  return Object.fromEntries([
    ...Object.entries(readQuery(url, names)),
    ...unknown,
  ]);
}

/** Checks all that an address says against a schema. Throws 422. */
export function parseQuery<Schema extends z.ZodObject>(
  url: URL,
  schema: Schema,
): z.output<Schema> {
  return parse(schema, readWholeQuery(url, Object.keys(schema.shape)));
}

/** Reports whether a text is longer than any parameter may be. */
export function isTooLong(value: string): boolean {
  return value.length > MAX_TEXT;
}

/** Returns the problem of a parameter that is. */
export function tooLong(field: string): Problem {
  return { key: "invalid.max", field, params: { max: MAX_TEXT } };
}
