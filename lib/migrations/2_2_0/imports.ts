import type { Migration } from "@/lib/migrations/rows.ts";

interface Import {
  unknown?: unknown[];
}

/** Completes imports checked by version 2.0.0, which had no list of unknown statuses. */
export const imports: Migration<Import> = {
  name: "imports",
  share: 1,
  prefix: ["imports"],
  isOld: ({ value }) => value.unknown === undefined,
  convert: (tx, { key, value }) => tx.set(key, { ...value, unknown: [] }),
};
