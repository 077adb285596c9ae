import { pick } from "deno-std/collections/pick.js";
import { listNames } from "@/lib/accounts/team.ts";
import { describe, notFound } from "@/lib/errors.ts";
import type { CsvSeparator } from "@/lib/fields/constants.ts";
import type { ListPage, PageQuery } from "@/lib/fields/paging.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import { type Job, SHOWN_PROBLEMS } from "@/lib/jobs/schema.ts";
import { KeyedSlots } from "@/lib/slots.ts";
import type { State } from "@/lib/site/state.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { IMPORT_CHECK } from "./check.ts";
import { type Import, imports } from "./import.ts";
import { problemColumn } from "./mapping.ts";
import { describeRow } from "./problems.ts";
import { openFile } from "./reader.ts";
import { listResults, walkWrong } from "./results.ts";
import {
  IMPORT_APPLY,
  IMPORT_COUNTS,
  PROBLEM,
  type ShownImport,
} from "./schema.ts";
import { listAsked } from "./status_answers.ts";
import { IMPORT_UNDO } from "./undo.ts";

/** Returns an import. Throws 404. */
export async function requireImport(kv: Kv, id: string): Promise<Import> {
  const record = await imports.get(kv, id);
  if (record === null) throw notFound("import");
  return record;
}

/** Returns an import and its job in consistent states. Throws 404. */
export async function requireWithJob(
  kv: Kv,
  id: string,
): Promise<[Import, Job | null]> {
  const record = await requireImport(kv, id);
  const { job_id } = record;
  const job = job_id === null ? null : await jobs.get(kv, job_id);
  // A job that ended between the two reads has changed the import.
  return job?.next_at === null
    ? [await requireImport(kv, id), job]
    : [record, job];
}

/** Returns the import that a job works on, or null for other jobs and deleted imports. */
export async function importOf(
  kv: Kv,
  { kind, payload }: Job,
): Promise<Import | null> {
  if (![IMPORT_CHECK, IMPORT_APPLY, IMPORT_UNDO].includes(kind)) return null;
  return await imports.get(kv, (payload as { import_id: string }).import_id);
}

/** The fields that responses contain as they are stored. */
const OWN_FIELDS = [
  "id",
  "version",
  "created_at",
  "updated_at",
  "name",
  "status",
] as const;

/** Who reads an import, and in which language. */
type Reader = Pick<State, "kv" | "t" | "locale" | "admin">;

/**
 * Returns an import for a response, with its unknown statuses and its first wrong rows, or the reason why its file cannot be
 * read.
 */
export async function showImport(
  reader: Reader,
  record: Import,
): Promise<ShownImport> {
  const { kv, t, locale: { code } } = reader;
  const { failure } = record;
  const wrong = record.wrong === 0
    ? []
    : await listResults(kv, record, "wrong", SHOWN_PROBLEMS);
  const problems = failure === null
    ? wrong.map((found) => ({
      ...pick(found, ["row", "code"]),
      message: describeRow(t, found),
    }))
    : [{ row: null, code: null, message: describe(t, failure) }];
  const [unknown_statuses, names] = await Promise.all([
    listAsked(kv, record, code),
    namesFor(reader),
  ]);
  return { ...toAnswer(record, names), problems, unknown_statuses };
}

/** Returns a page of imports for a response. */
export async function showImports(
  reader: Reader,
  query: PageQuery,
): Promise<ListPage<ShownImport>> {
  const [page, names] = await Promise.all([
    imports.list(reader.kv, query),
    namesFor(reader),
  ]);
  const data = page.data.map((record) => ({
    ...toAnswer(record, names),
    problems: [],
    unknown_statuses: [],
  }));
  return { ...page, data };
}

type Names = ReadonlyMap<string, string>;

async function namesFor({ kv, admin, t }: Reader): Promise<Names> {
  return admin === null ? new Map() : await listNames(kv, admin, t);
}

function toAnswer(
  record: Import,
  names: Names,
): Omit<ShownImport, "problems" | "unknown_statuses"> {
  const { found, starter_id, job_id, applied_at } = record;
  return {
    ...pick(record, OWN_FIELDS),
    encoding: found?.encoding ?? null,
    encoding_is_guessed: found?.isCertain === false ? "yes" : "no",
    separator: found?.separator ?? null,
    dates: found?.dates ?? null,
    dates_are_unclear: found?.asksDates ? "yes" : "no",
    head_row: found?.head_row ?? null,
    columns: found?.columns ?? [],
    ...pick(record, IMPORT_COUNTS),
    changed_fields: record.changed_fields,
    starter: names.get(starter_id ?? "") ?? null,
    job_id,
    applied_at,
  };
}

/** A file with a problem column. */
interface ProblemTable {
  head: string[];
  rows: AsyncIterable<string[]>;
  separator: CsvSeparator;
}

/** The language of the added column, and its heading. */
interface Words {
  t: Translate;
  problemHead?: string;
}

/** Limits concurrent downloads. */
const slots = new KeyedSlots(
  { running: 1, waiting: 0 },
  { running: 2, waiting: 0 },
);

/**
 * Returns the file of an import with the problems of its rows. Holds the member's slot until the last row. Throws 422
 * if the file cannot be read, and 503 if too many are being read.
 */
export async function problemTable(
  kv: Kv,
  record: Import,
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
  record: Import,
  { t, problemHead = PROBLEM, leave }: Words & { leave: () => void },
): Promise<ProblemTable> {
  const { heads, rows, found } = await openFile(kv, record);
  const separator = found.separator === "semicolon" ? "semicolon" : "comma";
  // A corrected file that is imported again already has the column.
  const existing = problemColumn(heads);
  const isTaken = found.columns[existing]?.field != null;
  const at = existing === -1 || isTaken ? heads.length : existing;
  const withProblem = (cells: string[], problem: string) => {
    const missing = Math.max(0, heads.length - cells.length);
    const whole = [...cells, ...Array<string>(missing).fill("")];
    // Cells beyond the headings stay after the problem, so that the row stays wrong until it is corrected.
    return whole.toSpliced(at, at === existing ? 1 : 0, problem);
  };
  async function* markRows() {
    try {
      // Results and rows are in the order of the file.
      const wrong = walkWrong(kv, record);
      let next = (await wrong.next()).value;
      for await (const { row, cells } of rows) {
        const problem = next?.row === row ? describeRow(t, next) : "";
        yield withProblem(cells, problem);
        if (next?.row === row) next = (await wrong.next()).value;
      }
    } finally {
      leave();
    }
  }
  return { head: withProblem(heads, problemHead), rows: markRows(), separator };
}
