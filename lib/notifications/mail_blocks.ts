import type { Block } from "@/lib/mail/content.ts";

/** Returns the facts that are known. */
export function facts(rows: [label: string, value: string | null][]) {
  const known = rows.filter((row): row is [string, string] => !!row[1]);
  return { kind: "facts", rows: known } as const;
}

/** Returns a button; none without a public origin. */
export function button(
  label: string,
  origin: string | null,
  path: string,
): Block[] {
  return origin === null
    ? []
    : [{ kind: "button", label, href: origin + path }];
}
