import type { Problem } from "@/lib/errors.ts";
import type { Parcel, ParcelRow } from "@/lib/parcels/schema.ts";
import { type UndoRecord, withoutParcel } from "@/lib/parcels/undo.ts";
import type { StatusMeanings } from "@/lib/statuses/meanings.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { type Import, imports } from "./import.ts";
import type { ImportField } from "./fields.ts";
import type { SourceText } from "./joining.ts";
import type { MatchedRow } from "./match.ts";
import { compareRow, shorten } from "./row.ts";
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
  /** Of a wrong row, the cells that have problems and those that tell whose parcel it is; missing in checks of 2.1.0. */
  typed?: TypedCells;
}

/** The cells of a row by field as the file has them, truncated for display. */
type TypedCells = { [Field in ImportField]?: string };

/** The data needed to undo a row. */
export interface UndoRow extends UndoRecord {
  row: number;
}

/** A check of an import. */
type Check = Pick<Import, "id" | "check">;

const WALKED_TOGETHER = 500;

/** The fields that identify a wrong row on the screen, and to an erasure of its persons. */
const WHO: readonly ImportField[] = [
  "recipient_name",
  "recipient_email",
  "recipient_phone_number",
  "sender_email",
  "reference",
];

/** Compares a row with its parcel; returns the result to store. */
export function toResult(
  { row, values, parcel, problems, code, typed }: MatchedRow,
  statuses: StatusMeanings,
): { kind: RowKind; result: RowResult } {
  const compared = compareRow(values, parcel, statuses);
  const all = problems.length > 0 ? problems : compared.problems;
  const about = { row, code: parcel?.tracking_code ?? code, problems: all };
  if (all.length > 0) {
    const fields = [...WHO, ...all.map(({ field }) => field as ImportField)];
    const shown = { changes: {}, typed: typedCells(typed, fields) };
    return { kind: "wrong", result: { ...about, ...shown } };
  }
  const { tracking_code: _, ...changes } = compared.changes;
  const result = { ...about, changes: textsOf(changes, parcel) };
  return { kind: compared.kind, result };
}

/** Returns the cells of fields. Of several columns for one field, those of the most likely person are joined by a space. */
function typedCells(typed: SourceText[], fields: ImportField[]): TypedCells {
  const found: TypedCells = {};
  for (const field of fields) {
    const own = typed.filter((cell) => cell.field === field);
    const rank = Math.min(...own.map((cell) => cell.rank));
    const texts = own.filter((cell) => cell.rank === rank)
      .map(({ text }) => text);
    if (texts.length > 0) found[field] = shorten(texts.join(" "));
  }
  return found;
}

function textsOf(
  changes: ParcelRow,
  parcel: Parcel | null,
): RowResult["changes"] {
  const pairs = Object.entries(changes).map(([field, value]) => {
    const before = parcel?.[field as keyof Parcel] ?? null;
    return [field, [
      before === null ? null : shorten(String(before)),
      shorten(String(value ?? "")),
    ]];
  });
  return Object.fromEntries(pairs);
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
