import { describe, type Problem } from "@/lib/errors.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { ImportField } from "./fields.ts";
import type { RowResult } from "./results.ts";

/** The mark at the end of a sentence, in any language. */
const END = /[.。।۔]$/u;

/** Returns the cell that a problem is about, as typed; undefined if it is about none, or about one that is missing. */
export function typedValue(
  { field }: Problem,
  { typed = {} }: Pick<RowResult, "typed">,
): string | undefined {
  return typed[field as ImportField];
}

/** Returns the problems of a wrong row as sentences, each with the cell that it is about. */
export function describeRow(t: Translate, row: RowResult): string {
  return row.problems.map((problem) => {
    const text = describe(t, problem);
    const value = typedValue(problem, row);
    if (value === undefined) return text;
    return t("import.asTyped", { problem: text.replace(END, ""), value });
  }).join(" ");
}
