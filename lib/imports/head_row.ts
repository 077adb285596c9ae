import type { SheetRow, Table } from "./csv.ts";
import { fieldOf } from "./labels.ts";
import { MAX_COLUMNS, MAX_HEAD, MAX_HEAD_ROW } from "./schema.ts";

/** How many known headings make a row the headings, below titles. */
const MIN_KNOWN = 2;

/**
 * Divides the rows of a table into the headings and the rows below them; those above do not count. The headings are the row
 * chosen by its number, or the first one with content below that; unless one is chosen, the first of the top rows with two
 * known headings, or else the first row. `null` chooses the first row. Returns null for a table without rows.
 */
export async function splitHead(
  rows: AsyncGenerator<SheetRow, undefined>,
  chosen?: number | null,
): Promise<Pick<Table, "head" | "rows"> | null> {
  const top: SheetRow[] = [];
  let next: SheetRow | undefined;
  while ((next = (await rows.next()).value) !== undefined) {
    top.push(next);
    if (next.row >= MAX_HEAD_ROW) break;
  }
  const at = chosen === undefined
    ? Math.max(0, knownHead(top.map(({ cells }) => cells)))
    : top.findIndex(({ row }) => row >= (chosen ?? 0));
  const head = top[at];
  if (head === undefined) return null;
  async function* below(): AsyncGenerator<SheetRow, undefined> {
    yield* top.slice(at + 1);
    yield* rows;
  }
  return { head, rows: below() };
}

/** Returns the index of the first row with two known headings; -1 if there is none. */
export function knownHead(rows: readonly string[][]): number {
  return rows.findIndex((cells) => {
    let known = 0;
    return cells.slice(0, MAX_COLUMNS).some((cell) => {
      const head = cell.trim();
      if (head.length > MAX_HEAD || fieldOf(head) === null) return false;
      return ++known >= MIN_KNOWN;
    });
  });
}
