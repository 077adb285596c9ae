import type { Migration } from "@/lib/migrations/rows.ts";

interface Import {
  unknown?: unknown[];
  further?: number;
  changed_fields?: Record<string, number>;
  found: object | null;
}

/**
 * Completes imports of earlier versions: 2.0.0 had no list of unknown statuses; 2.1.0 counted neither further lines nor changes
 * by field, took the first row of a file as the headings, and read no workbooks.
 */
export const imports: Migration<Import> = {
  name: "imports",
  share: 1,
  prefix: ["imports"],
  isOld: ({ value }) => value.changed_fields === undefined,
  convert(tx, { key, value }) {
    const found = value.found && { head_row: null, ...value.found };
    tx.set(key, {
      unknown: [],
      further: 0,
      changed_fields: {},
      is_workbook: false,
      ...value,
      found,
    });
  },
};
