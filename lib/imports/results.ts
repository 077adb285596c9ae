import type { Problem } from "@/lib/errors.ts";
import type { Parcel, ParcelRow } from "@/lib/parcels/schema.ts";
import { type UndoRecord, withoutParcel } from "@/lib/parcels/undo.ts";
import type { StatusMeanings } from "@/lib/statuses/meanings.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { type Import, imports } from "./import.ts";
import type { MatchedRow } from "./match.ts";
import { compareRow } from "./row.ts";
import type { RowKind } from "./schema.ts";
import { removeBelow } from "@/lib/store/batches.ts";

/** The result of checking a row. */
export interface RowResult {
  row: number;
  /** The tracking code of the existing parcel, otherwise the one in the file; null if there is neither. */
  code: string | null;
  /** Former and new values, as texts. */
  changes: Record<string, [before: string | null, after: string]>;
  problems: Problem[];
}

/** The data needed to undo a row. */
export interface UndoRow extends UndoRecord {
  row: number;
}

/** A check of an import. */
type Check = Pick<Import, "id" | "check">;

/** Longer values are truncated for display. */
const SHOWN_CHARS = 100;

const WALKED_TOGETHER = 500;

/** Compares a row with its parcel; returns the result to store. */
export function toResult(
  { row, values, parcel, problems, code }: MatchedRow,
  statuses: StatusMeanings,
): { kind: RowKind; result: RowResult } {
  const compared = compareRow(values, parcel, statuses);
  const kind = problems.length > 0 ? "wrong" : compared.kind;
  const { tracking_code: _, ...changes } = compared.changes;
  const shown = kind === "wrong" ? {} : changes;
  return {
    kind,
    result: {
      row,
      code: parcel?.tracking_code ?? code,
      changes: textsOf(shown, parcel),
      problems: problems.length > 0 ? problems : compared.problems,
    },
  };
}

function textsOf(
  changes: ParcelRow,
  parcel: Parcel | null,
): RowResult["changes"] {
  const pairs = Object.entries(changes).map(([field, value]) => {
    const before = parcel?.[field as keyof Parcel] ?? null;
    return [field, [
      before === null ? null : shorten(before),
      shorten(value),
    ]];
  });
  return Object.fromEntries(pairs);
}

function shorten(value: unknown): string {
  const text = String(value ?? "");
  return text.length > SHOWN_CHARS
    ? `${text.slice(0, SHOWN_CHARS).toWellFormed()}…`
    : text;
}

export function writeResult(
  tx: Transaction,
  check: Check,
  { kind, result }: { kind: RowKind; result: RowResult },
): void {
  tx.set([...resultsKey(check), kind, result.row], result);
}

/** Returns the first results of one kind, in the order of rows. */
export async function listResults(
  kv: Kv,
  check: Check,
  kind: RowKind,
  limit: number,
): Promise<RowResult[]> {
  const prefix = [...resultsKey(check), kind];
  const rows = await kv.list<RowResult>({ prefix }, { limit });
  return rows.map(({ value }) => value);
}

/** Yields all wrong rows of a check. */
export async function* walkWrong(
  kv: Kv,
  check: Check,
): AsyncGenerator<RowResult> {
  const prefix = [...resultsKey(check), "wrong"];
  const rows = kv.walk<RowResult>(prefix, WALKED_TOGETHER);
  for await (const { value } of rows) yield value;
}

/** Removes the results of all checks of an import. */
export function removeResults(kv: Kv, id: string): Promise<void> {
  return removeBelow(kv, ["import_rows", id]);
}

/** Writes the undo row in the commit that applies the row. */
export function writeUndo(tx: Transaction, id: string, undo: UndoRow): void {
  tx.set([...undoKey(id), undo.row], undo);
}

/** Removes all undo rows of an import. */
export function removeUndo(kv: Kv, id: string): Promise<void> {
  return removeBelow(kv, undoKey(id));
}

/** Blanks the undo row of an erased parcel in the caller's commit and removes its check result. */
export async function eraseUndo(tx: Transaction, key: Key): Promise<void> {
  const undo = await tx.read<UndoRow>(key);
  const record = await imports.read(tx, String(key[1]));
  if (undo === null || record === null) return;
  tx.set(key, withoutParcel(undo));
  for (const kind of ["new", "changed"] as const) {
    tx.delete([...resultsKey(record), kind, undo.row]);
  }
}

function resultsKey({ id, check }: Check): Key {
  return ["import_rows", id, check];
}

/** Returns the key of an import's undo rows. */
export function undoKey(id: string): Key {
  return ["import_undo", id];
}
