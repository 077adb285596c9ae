import type { Translate } from "@/lib/i18n/translate.ts";
import type { CsvSeparator } from "@/lib/fields/constants.ts";
import { unguardCell } from "@/lib/http/csv.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { sentencesOf } from "./imports.ts";
import { openFile } from "./session.ts";
import { type StoredImport, walkWrong } from "./store.ts";
import type { SheetRow } from "./table.ts";

/** A file as a table with one more column, of what is wrong with each row. */
export interface ProblemTable {
  head: string[];
  rows: AsyncIterable<string[]>;
  separator: CsvSeparator;
}

/** The head of the added column. */
const PROBLEM = "problem";

/** Returns the file of an import with its problems. Throws 422 when it cannot be read. */
export async function problemTable(
  kv: Kv,
  record: StoredImport,
  t: Translate,
): Promise<ProblemTable> {
  const { heads, columns, rows, ...file } = await openFile(kv, record);
  const separator = file.separator === "semicolon" ? "semicolon" : "comma";
  // A file that was mended and came back has the column already.
  const existing = heads.indexOf(PROBLEM);
  const isTaken = columns[existing]?.field != null;
  const at = existing === -1 || isTaken ? heads.length : existing;
  const withProblem = (cells: string[], problem: string) => {
    const missing = Math.max(0, heads.length - cells.length);
    const whole = [...cells, ...Array<string>(missing).fill("")];
    // Cells beyond the heads stay behind it, so that the row stays wrong until it is mended.
    return whole.toSpliced(at, at === existing ? 1 : 0, problem);
  };
  async function* marked() {
    for await (
      const [{ cells }, problem] of withProblems(kv, record, rows, t)
    ) {
      yield withProblem(cells.map(unguardCell), problem);
    }
  }
  return { head: withProblem(heads, PROBLEM), rows: marked(), separator };
}

/** Yields all rows, each with what the check has found wrong with it; both are in the order of the file. */
async function* withProblems(
  kv: Kv,
  record: StoredImport,
  rows: SheetRow[],
  t: Translate,
): AsyncGenerator<[row: SheetRow, problem: string]> {
  const wrong = walkWrong(kv, record);
  let next = (await wrong.next()).value;
  for (const row of rows) {
    if (next?.row !== row.row) {
      yield [row, ""];
      continue;
    }
    yield [row, sentencesOf(t, next.problems)];
    next = (await wrong.next()).value;
  }
}
