import { invalid, type Problem } from "@/lib/errors.ts";
import { MAX_TEXT } from "@/lib/schemas/constants.ts";

/** Gives what an address says under these names, of a repeated one the first. Throws 422 for what is too long. */
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

/** Tells whether a text is longer than any parameter of ours may be. */
export function isTooLong(value: string): boolean {
  return value.length > MAX_TEXT;
}

/** The problem of a parameter that is. */
export function tooLong(field: string): Problem {
  return { key: "invalid.max", field, params: { max: MAX_TEXT } };
}
