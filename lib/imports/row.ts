import { omit } from "deno-std/collections/omit.js";
import { AppError, type Problem } from "@/lib/errors.ts";
import { isBlank } from "@/lib/fields/fields.ts";
import { parse } from "@/lib/fields/parse.ts";
import {
  type Parcel,
  type ParcelRow,
  parcelRow,
} from "@/lib/parcels/schema.ts";
import type { StatusMeanings } from "@/lib/statuses/meanings.ts";
import { comparableReference, EMPTY_PARCEL } from "@/lib/parcels/store.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";
import { isSameText, valueOf } from "./cells.ts";
import type { SheetRow } from "./csv.ts";
import { STRAY } from "./encodings.ts";
import type { ImportField } from "./fields.ts";
import { joinTexts, sourcesOf, type SourceText } from "./joining.ts";
import { isTotals } from "./odd_rows.ts";
import type { FileFormat } from "./reader.ts";
import type { RowKind } from "./schema.ts";
import { checkParcel } from "@/lib/parcels/rules.ts";

/** A row with its values, normalized as in forms; invalid values are omitted and reported as problems. */
export interface Row {
  row: number;
  values: ParcelRow;
  problems: Problem[];
  /** The tracking code as written, truncated for display; null if there is none. */
  code: string | null;
  /** The cells that have a value, as the file has them. */
  typed: SourceText[];
}

/** The maximum length of a text for display, because a cell may exceed the store's limit. */
const MAX_SHOWN = 100;

/** Truncates a text for display. */
export function shorten(text: string): string {
  return text.length > MAX_SHOWN
    ? `${text.slice(0, MAX_SHOWN).toWellFormed()}…`
    : text;
}

/** Reads a row according to the columns of its file; omits empty cells. */
export function readRow(
  { row, cells }: SheetRow,
  { heads, columns, dates }: Pick<FileFormat, "columns" | "dates"> & {
    heads: string[];
  },
): Row {
  if (isTotals(cells)) {
    return {
      row,
      values: {},
      problems: [{ key: "import.totals" }],
      code: null,
      typed: [],
    };
  }
  const problems: Problem[] = [];
  const read: SourceText[] = [];
  const typed: SourceText[] = [];
  const sources = sourcesOf(columns);
  for (const source of sources) {
    const cell = cells[source.at] ?? "";
    if (cell.includes(STRAY)) continue;
    const text = valueOf(source.field, cell, dates);
    if (text === "") continue;
    typed.push({ ...source, text: cell });
    if (typeof text !== "string") problems.push(text);
    else read.push({ ...source, text });
  }
  if (cells.some((cell) => cell.includes(STRAY))) {
    problems.push({ key: "import.unreadable" });
  }
  const texts = joinTexts(sources, read);
  if (cells.slice(heads.length).some((cell) => !isBlank(cell))) {
    problems.push({ key: "import.moreCells" });
  }
  const code = texts.tracking_code?.trim().slice(0, MAX_SHOWN).toWellFormed() ??
    null;
  const { values, wrong } = validate(texts);
  return { row, values, problems: [...problems, ...wrong], code, typed };
}

/** Validates the texts of a row; drops invalid ones and returns their problems. */
function validate(
  texts: { [Field in ImportField]?: string },
): { values: ParcelRow; wrong: Problem[] } {
  try {
    return { values: parse(parcelRow, texts), wrong: [] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const wrong = error.problems;
    const fields = wrong.map(({ field }) => field as ImportField);
    return { values: parse(parcelRow, omit(texts, fields)), wrong };
  }
}

/** Detects rows that repeat the code or reference of an earlier row; must be given all rows in order. */
export class RowDuplicates {
  readonly #codes = new Map<string, number>();
  readonly #references = new Map<string, number>();
  /** The references of rows without a code, which are identified by them. */
  readonly #keys = new Map<string, number>();

  /** Returns a problem that names the earlier row, or null. */
  find(
    { row, values: { tracking_code, reference } }: Pick<Row, "row" | "values">,
  ): Problem | null {
    const code = tracking_code === undefined
      ? null
      : normalizeTrackingCode(tracking_code);
    const key = reference ? comparableReference(reference) : null;
    const sameCode = code === null ? undefined : this.#codes.get(code);
    const references = code === null ? this.#references : this.#keys;
    const sameReference = references.get(key ?? "");
    if (code !== null) keepFirst(this.#codes, code, row);
    if (key !== null) keepFirst(this.#references, key, row);
    if (key !== null && code === null) keepFirst(this.#keys, key, row);
    if (sameCode !== undefined) return repeatsCode(sameCode);
    return sameReference === undefined ? null : {
      key: "import.sameReference",
      field: "reference",
      params: { row: sameReference },
    };
  }
}

/** Returns the problem of a row that repeats the tracking code of an earlier one. */
export function repeatsCode(row: number): Problem {
  return { key: "import.sameCode", field: "tracking_code", params: { row } };
}

function keepFirst(rows: Map<string, number>, key: string, row: number): void {
  if (!rows.has(key)) rows.set(key, row);
}

/** The effect of a row on its parcel. */
interface Comparison {
  kind: RowKind;
  changes: ParcelRow;
  problems: Problem[];
}

/** The fields that a new parcel requires; a missing code is generated. */
const REQUIRED_FIELDS = ["recipient_name", "destination"] as const;

/**
 * Compares a row with its parcel; null for a new one. Compares all values as texts, except the status, and all kinds of
 * spaces as one. A matched parcel keeps its code.
 */
export function compareRow(
  values: ParcelRow,
  parcel: Parcel | null,
  statuses: StatusMeanings,
): Comparison {
  if (parcel === null) return compareNew(values);
  const { tracking_code: _, ...others } = values;
  const changed = Object.entries(others).filter(([field, value]) => {
    const before = String(parcel[field as keyof Parcel] ?? "");
    const after = String(value ?? "");
    return field === "status"
      ? !statuses.isSame(after, before)
      : !isSameText(after, before);
  });
  const changes: ParcelRow = Object.fromEntries(changed);
  if (changed.length === 0) return { kind: "unchanged", changes, problems: [] };
  const problems = checkParcel({ ...parcel, ...changes } as Parcel);
  return { kind: problems.length > 0 ? "wrong" : "changed", changes, problems };
}

function compareNew(values: ParcelRow): Comparison {
  const missing = REQUIRED_FIELDS.filter((field) => !values[field]);
  const problems: Problem[] = [
    ...missing.map((field) => ({ key: "invalid.required", field }) as const),
    ...checkParcel({ ...EMPTY_PARCEL, ...values } as unknown as Parcel),
  ];
  const kind = problems.length > 0 ? "wrong" : "new";
  return { kind, changes: values, problems };
}
