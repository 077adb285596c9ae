import type { Translate } from "@/lib/i18n/translate.ts";
import type { CsvSeparator } from "@/lib/fields/constants.ts";
import { unguardCell } from "@/lib/http/csv.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { sentencesOf } from "./imports.ts";
import { openFile } from "./session.ts";
import { type StoredImport, walkWrong } from "./store.ts";

/** The wrong rows of a file as a table: its own columns between the number of the row and what is wrong with it. */
export interface ProblemTable {
  head: string[];
  rows: AsyncIterable<(string | number)[]>;
  separator: CsvSeparator;
}

/** Returns the wrong rows of an import. Throws 422 when its file cannot be read. */
export async function problemTable(
  kv: Kv,
  record: StoredImport,
  t: Translate,
): Promise<ProblemTable> {
  const { heads, rows, ...file } = await openFile(kv, record);
  const separator = file.separator === "semicolon" ? "semicolon" : "comma";
  const cells = new Map(rows.map((row) => [row.row, row.cells]));
  async function* wrong() {
    for await (const { row, problems } of walkWrong(kv, record)) {
      const own = (cells.get(row) ?? []).map(unguardCell);
      const missing = Math.max(0, heads.length - own.length);
      const empty = Array<string>(missing).fill("");
      yield [row, ...own, ...empty, sentencesOf(t, problems)];
    }
  }
  return { head: ["row", ...heads, "problem"], rows: wrong(), separator };
}
