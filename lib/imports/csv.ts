import type { Translate } from "@/lib/i18n/translate.ts";
import type { CsvSeparator } from "@/lib/fields/constants.ts";
import { unguardCell } from "@/lib/http/csv.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { problemColumn } from "./columns.ts";
import { PROBLEM } from "./constants.ts";
import { sentencesOf } from "./imports.ts";
import { KeyedSlots } from "@/lib/slots.ts";
import { openFile } from "./reader.ts";
import { type StoredImport, walkWrong } from "./store.ts";

/** A file as a table with one more column, of what is wrong with each row. */
interface ProblemTable {
  head: string[];
  rows: AsyncIterable<string[]>;
  separator: CsvSeparator;
}

/** In which words the added column tells the problems. */
interface Words {
  t: Translate;
  /** Its head. */
  problemHead?: string;
}

/** Limits the files that are read for people at once. */
const slots = new KeyedSlots(
  { running: 1, waiting: 0 },
  { running: 2, waiting: 0 },
);

/**
 * Returns the file of an import with its problems, until whose last row a slot of the person is taken. Throws 422 when it cannot be
 * read, and 503 when too many are being read.
 */
export async function problemTable(
  kv: Kv,
  record: StoredImport,
  { person, ...words }: { person: string } & Words,
): Promise<ProblemTable> {
  const leave = await slots.hold(person);
  try {
    return await markProblems(kv, record, { ...words, leave });
  } catch (error) {
    leave();
    throw error;
  }
}

async function markProblems(
  kv: Kv,
  record: StoredImport,
  { t, problemHead = PROBLEM, leave }: Words & { leave: () => void },
): Promise<ProblemTable> {
  const { heads, rows, found } = await openFile(kv, record);
  const separator = found.separator === "semicolon" ? "semicolon" : "comma";
  // A file that was mended and came back has the column already.
  const existing = problemColumn(heads);
  const isTaken = found.columns[existing]?.field != null;
  const at = existing === -1 || isTaken ? heads.length : existing;
  const withProblem = (cells: string[], problem: string) => {
    const missing = Math.max(0, heads.length - cells.length);
    const whole = [...cells, ...Array<string>(missing).fill("")];
    // Cells beyond the heads stay behind it, so that the row stays wrong until it is mended.
    return whole.toSpliced(at, at === existing ? 1 : 0, problem);
  };
  async function* marked() {
    try {
      // Both are in the order of the file.
      const wrong = walkWrong(kv, record);
      let next = (await wrong.next()).value;
      for await (const { row, cells } of rows) {
        const problems = next?.row === row ? next.problems : [];
        yield withProblem(cells.map(unguardCell), sentencesOf(t, problems));
        if (next?.row === row) next = (await wrong.next()).value;
      }
    } finally {
      leave();
    }
  }
  return { head: withProblem(heads, problemHead), rows: marked(), separator };
}
