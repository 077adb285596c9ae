import { z } from "zod";
import { AppError } from "@/lib/errors.ts";
import { parse } from "@/lib/fields/parse.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { KeyedSlots } from "@/lib/slots.ts";
import { getMeanings } from "@/lib/statuses/meanings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { SHOWN_ROWS } from "./check.ts";
import { asksEncoding } from "./encoding_choice.ts";
import { columnName, type ImportScreenForm, postedAnswers } from "./forms.ts";
import type { SheetRow } from "./csv.ts";
import { type Import, walkParts } from "./import.ts";
import { applyImport, changeImport, undoImport } from "./imports.ts";
import { type Column, problemColumn } from "./mapping.ts";
import { openFile, openTable } from "./reader.ts";
import { listResults, type RowResult } from "./results.ts";
import { deleteImport } from "./retention.ts";
import {
  type ImportPatch,
  MAX_HEAD_ROW,
  ROW_KINDS,
  type RowKind,
  statusAnswers,
} from "./schema.ts";
import { requireImport } from "./show.ts";

/** Sample rows and columns for choosing the encoding. */
const SAMPLE_ROWS = 5;
const SAMPLE_COLUMNS = 8;

/** Limits concurrent samples: one may read the whole file if it has few non-empty rows. */
const samples = new KeyedSlots(
  { running: 1, waiting: 3 },
  { running: 2, waiting: 20 },
);

/** Details of an import for its screen. */
export interface ImportDetails {
  /** The first cells of the file, until its guessed encoding is confirmed. */
  sample: string[][] | null;
  /** The rows of a file without known headings of which one may be the headings. */
  topRows: SheetRow[];
  /** The first rows of each kind. */
  results: { kind: RowKind; rows: RowResult[] }[];
  /** The headings of ignored columns, except the problem column. */
  leftOut: string[];
}

/** Reads the details of a checked import. Throws 503 when too many samples are being read. */
export async function readDetails(
  kv: Kv,
  record: Import,
  person: string,
): Promise<ImportDetails> {
  const columns = record.found?.columns ?? [];
  const problems = problemColumn(columns.map(({ head }) => head));
  const leftOut = columns
    .filter(({ head, field }, at) =>
      field === null && head !== "" && at !== problems
    ).map(({ head }) => head);
  if (asksEncoding(record)) {
    const sample = await samples.run(person, () => readSample(kv, record));
    return { sample, topRows: [], results: [], leftOut };
  }
  const topRows = lacksHeads(record)
    ? await samples.run(person, () => readTopRows(kv, record))
    : [];
  const kinds = ROW_KINDS.filter((kind) => record[kind] > 0);
  const results = await Promise.all(kinds.map(async (kind) => ({
    kind,
    rows: await listResults(kv, record, kind, SHOWN_ROWS),
  })));
  return { sample: null, topRows, results, leftOut };
}

/** Reports whether no heading of a file was known, perhaps because another row has the headings. */
function lacksHeads({ failure, found, parts }: Import): boolean {
  return failure?.key === "import.noColumn" && found !== null && parts > 0;
}

async function readTopRows(kv: Kv, record: Import): Promise<SheetRow[]> {
  const format = { ...record.found!, head_row: null };
  const { head, rows } = await openTable(() => walkParts(kv, record), format);
  const top = [head];
  for await (const next of rows) {
    if (next.row > MAX_HEAD_ROW) break;
    top.push(next);
  }
  return top.map(({ row, cells }) => (
    { row, cells: cells.slice(0, SAMPLE_COLUMNS) }
  ));
}

async function readSample(kv: Kv, record: Import): Promise<string[][]> {
  const { heads, rows } = await openFile(kv, record);
  const sample = [heads];
  for await (const { cells } of rows) {
    if (sample.push(cells) > SAMPLE_ROWS) break;
  }
  return sample.map((row) => row.slice(0, SAMPLE_COLUMNS));
}

/** Runs the action of a posted form and returns the word for its message. Throws like the API calls. */
export async function runAction(
  kv: Kv,
  record: Import,
  form: ImportScreenForm,
): Promise<string> {
  const { id } = record;
  switch (form.action) {
    case "read":
      await changeImport(kv, toImportPatch(record, form));
      return "checking";
    case "answer": {
      const answers = await newAnswers(kv, form);
      if (answers !== null) await changeImport(kv, { id, statuses: answers });
      return "answered";
    }
    case "apply":
      await startOnce(
        kv,
        { id, done: ["applying", "applied"] },
        () => applyImport(kv, { id, skip_wrong: form.skip_wrong ?? "no" }),
      );
      return "started";
    case "undo":
      await startOnce(
        kv,
        { id, done: ["undoing", "undone"] },
        () => undoImport(kv, id),
      );
      return "undoing";
    case "delete":
      await deleteImport(kv, id);
      return "deleted";
  }
}

/** Starts a job. Succeeds if the work has already begun, as for the second POST of a double click. */
async function startOnce(
  kv: Kv,
  { id, done }: { id: string; done: Import["status"][] },
  start: () => Promise<Job>,
): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof AppError && error.status === 409)) throw error;
    const { status } = await requireImport(kv, id);
    if (!done.includes(status)) throw error;
  }
}

/**
 * Returns the stages that a form gives to unknown statuses; null if they have these stages by now, as after a double click.
 * Throws 422 if it gives none.
 */
async function newAnswers(
  kv: Kv,
  form: Readonly<Record<string, unknown>>,
): Promise<ImportPatch["statuses"] | null> {
  const statuses = await getMeanings(kv);
  const given = postedAnswers(form).filter(([, stage]) => stage !== "");
  const posted = { statuses: Object.fromEntries(given) };
  const answers = parse(z.strictObject({ statuses: statusAnswers }), posted);
  const fresh = Object.entries(answers.statuses).filter(([text, stage]) =>
    !statuses.isKnown(text) || statuses.filedStageOf(text) !== stage
  );
  return fresh.length === 0 ? null : Object.fromEntries(fresh);
}

/** Converts the form about columns to changes of its import. */
function toImportPatch(
  { id, found }: Import,
  form: ImportScreenForm,
): ImportPatch {
  const { encoding, separator, head_row, dates } = form;
  const columns = chosenColumns(found?.columns ?? [], form);
  return {
    id,
    encoding,
    separator,
    head_row,
    dates,
    ...(columns !== null && { columns }),
  };
}

/** Returns the fields of all columns by heading; null if the form did not have them or changed none. */
function chosenColumns(
  shown: Column[],
  form: Record<string, unknown>,
): Record<string, string> | null {
  const fields = shown.map((_, at) => form[columnName(at)]);
  const isChanged = fields.some((field, at) =>
    field !== undefined && field !== (shown[at]!.field ?? "")
  );
  if (!isChanged) return null;
  const pairs = shown.map(({ head }, at) => [head, String(fields[at] ?? "")]);
  // Of columns with the same heading, the first wins.
  return Object.fromEntries(pairs.reverse());
}
