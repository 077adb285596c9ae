import {
  AppError,
  describe,
  invalid,
  notFound,
  type Problem,
} from "@/lib/errors.ts";
import type { Paged, PageQuery } from "@/lib/fields/paging.ts";
import type { LocaleCode } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { jobs, type NewJob, queueJob } from "@/lib/jobs/jobs.ts";
import { type Job, SHOWN_PROBLEMS } from "@/lib/jobs/schema.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { defined, newStamp } from "@/lib/store/stamps.ts";
import { type ApplyPayload, IMPORT_APPLY } from "./apply.ts";
import { type CheckPayload, IMPORT_CHECK, NO_ROWS } from "./check.ts";
import { offeredEncoding } from "./encodings.ts";
import { makeRoom } from "./room.ts";
import type {
  ImportApply,
  ImportCounts,
  ImportCreate,
  ImportPatch,
  ShownImport,
} from "./schema.ts";
import { isBrokenOff, undoneUntil } from "./states.ts";
import {
  imports,
  listResults,
  type StoredImport,
  storeParts,
} from "./store.ts";
import { IMPORT_UNDO, type UndoPayload } from "./undo.ts";

const MAX_NAME = 100;

/** The permission that shows imports and their jobs. */
const SHOWN_TO = "parcels:write";

/**
 * Stores a file and starts its check; `language` is that of the panel, whose encoding is guessed. Throws 422 when there is no
 * room. Call the runner's wake() afterwards.
 */
export async function createImport(
  kv: Kv,
  { file, ...options }: ImportCreate,
  language: LocaleCode = "en",
): Promise<StoredImport> {
  const starter_id = kv.origin.actor.id;
  await makeRoom(kv, starter_id);
  const stamp = newStamp(kv.now());
  const parts = await storeParts(kv, stamp.id, file.bytes);
  return await kv.transact((tx) => {
    const record: StoredImport = {
      ...stamp,
      ...NO_ROWS,
      name: file.name.slice(-MAX_NAME),
      parts,
      status: "checking",
      offered: offeredEncoding(language),
      options: defined(options),
      check: 0,
      found: null,
      failure: null,
      starter_id,
      job_id: null,
      applied_at: null,
    };
    const checked = { ...record, ...startCheck(tx, kv, record) };
    imports.insert(tx, checked);
    return checked;
  });
}

/** Changes how a file is read, and checks it anew. Throws 404, and 409 when it is being applied or has been. */
export function changeImport(
  kv: Kv,
  { id, ...changes }: ImportPatch,
): Promise<StoredImport> {
  return kv.transact(async (tx) => {
    const record = await imports.require(tx, id);
    requireStatus(record, ["checking", "checked", "failed"]);
    const options = { ...record.options, ...defined(changes) };
    // A check that goes on finds out that it has to start again.
    const checking = record.status === "checking"
      ? { ...NO_ROWS, check: record.check + 1, found: null }
      : startCheck(tx, kv, record);
    return imports.save(tx, record, { options, ...checking });
  });
}

/** Queues a check, and returns what it changes of the import. */
function startCheck(
  tx: Transaction,
  kv: Kv,
  record: StoredImport,
): Partial<StoredImport> {
  const check = record.check + 1;
  const payload: CheckPayload = {
    import_id: record.id,
    check,
    counts: NO_ROWS,
  };
  const { id: job_id } = queue(tx, kv, { kind: IMPORT_CHECK, payload });
  return {
    ...NO_ROWS,
    check,
    job_id,
    status: "checking",
    found: null,
    failure: null,
  };
}

/** Returns an import. Throws 404. */
export async function requireImport(
  kv: Kv,
  id: string,
): Promise<StoredImport> {
  const record = await imports.get(kv, id);
  if (record === null) throw notFound("import");
  return record;
}

/** Returns an import with its job, both of the same moment. Throws 404. */
export async function requireWithJob(
  kv: Kv,
  id: string,
): Promise<[StoredImport, Job | null]> {
  const record = await requireImport(kv, id);
  const { job_id } = record;
  const job = job_id === null ? null : await jobs.get(kv, job_id);
  // A job that ended between the two reads has changed its import.
  return job?.next_at === null
    ? [await requireImport(kv, id), job]
    : [record, job];
}

/** Returns the import that a job checks, applies or undoes; null for another job, and when the import is gone. */
export async function importOf(
  kv: Kv,
  { kind, payload }: Job,
): Promise<StoredImport | null> {
  if (![IMPORT_CHECK, IMPORT_APPLY, IMPORT_UNDO].includes(kind)) return null;
  return await imports.get(kv, (payload as { import_id: string }).import_id);
}

/**
 * Starts the job that applies a checked import, or goes on after one that has failed or was cancelled. Throws 404, 409 when it is
 * neither, and 422 when rows are wrong that may not be skipped. Call the runner's wake() afterwards.
 */
export function applyImport(
  kv: Kv,
  { id, skip_wrong }: ImportApply,
): Promise<Job> {
  return kv.transact(async (tx) => {
    const record = await imports.require(tx, id);
    const { rows, wrong } = record;
    const former = isBrokenOff(record) ? await readJob(tx, record) : null;
    if (former === null) requireStatus(record, ["checked"]);
    if (former === null && wrong > 0 && skip_wrong === "no") {
      const params = { count: wrong };
      throw invalid({ key: "import.hasWrong", field: "skip_wrong", params });
    }
    const payload: ApplyPayload = {
      import_id: id,
      name: record.name,
      at: 0,
      moment: tx.now.toISOString(),
      ...former?.payload,
    };
    const total = rows - wrong - (former?.done ?? 0);
    const counts = former?.counts ?? {};
    const job = queue(tx, kv, { kind: IMPORT_APPLY, payload, total, counts });
    imports.save(tx, record, { status: "applying", job_id: job.id });
    return job;
  });
}

/**
 * Starts the job that undoes an import. Throws 404, and 409 when it has not been applied, a day after its application, or when it
 * has been undone. Call the runner's wake() afterwards.
 */
export function undoImport(kv: Kv, id: string): Promise<Job> {
  return kv.transact(async (tx) => {
    const record = await imports.require(tx, id);
    if (!isBrokenOff(record)) requireStatus(record, ["applied"]);
    if (undoneUntil(record, tx.now) === null) {
      throw new AppError(409, { key: "import.tooLate" });
    }
    const left = leftToUndo(record, await readJob(tx, record));
    const job = queue(tx, kv, { kind: IMPORT_UNDO, ...left });
    imports.save(tx, record, { status: "undoing", job_id: job.id });
    return job;
  });
}

/** Reads the newest job of an import. */
async function readJob(
  tx: Transaction,
  { job_id }: StoredImport,
): Promise<Job<ApplyPayload & UndoPayload>> {
  return await jobs.require(tx, job_id!) as Job<ApplyPayload & UndoPayload>;
}

/** Returns what is left to undo after the job that applied an import, or after one that has failed to undo it. */
function leftToUndo(
  { id: import_id, name }: StoredImport,
  { kind, payload, total, done, counts }: Job<UndoPayload>,
): { payload: UndoPayload; total: number } {
  if (kind === IMPORT_UNDO) return { payload, total: total! - done };
  const { created = 0, changed = 0 } = counts;
  return { payload: { import_id, name, after: 0 }, total: created + changed };
}

function queue<Payload>(
  tx: Transaction,
  { origin }: Kv,
  job: Pick<NewJob<Payload>, "kind" | "payload" | "total" | "counts">,
): Job {
  const starter_id = origin.actor.id;
  return queueJob(tx, { ...job, origin, starter_id, shown_to: SHOWN_TO });
}

function requireStatus(
  record: StoredImport,
  allowed: StoredImport["status"][],
): void {
  if (allowed.includes(record.status) && !isBrokenOff(record)) return;
  throw new AppError(409, { key: "import.notNow" });
}

/** Returns an import as the API shows it, with the first of its wrong rows, or the reason why it cannot be read. */
export async function showImport(
  kv: Kv,
  record: StoredImport,
  t: Translate,
): Promise<ShownImport> {
  const { failure } = record;
  const wrong = record.wrong === 0
    ? []
    : await listResults(kv, record, "wrong", SHOWN_PROBLEMS);
  const problems = failure === null
    ? wrong.map(({ row, code, problems }) => (
      { row, code, message: sentencesOf(t, problems) }
    ))
    : [{ row: null, code: null, message: describe(t, failure) }];
  return { ...shape(record), problems };
}

/** Returns a page of imports as the API shows it. */
export async function showImports(
  kv: Kv,
  query: PageQuery,
): Promise<Paged<ShownImport>> {
  const page = await imports.list(kv, query);
  const data = page.data.map((record) => ({ ...shape(record), problems: [] }));
  return { ...page, data };
}

function shape(record: StoredImport): Omit<ShownImport, "problems"> {
  const { id, version, created_at, updated_at, found } = record;
  const { name, status, job_id, applied_at } = record;
  return {
    id,
    version,
    created_at,
    updated_at,
    name,
    status,
    encoding: found?.encoding ?? null,
    encoding_is_guessed: found?.isCertain === false ? "yes" : "no",
    separator: found?.separator ?? null,
    dates: found?.dates ?? null,
    dates_are_unclear: found?.asksDates ? "yes" : "no",
    columns: found?.columns ?? [],
    ...countsOf(record),
    job_id,
    applied_at,
  };
}

function countsOf(record: ImportCounts): ImportCounts {
  const { rows, new: created, changed, unchanged, wrong, unmatched } = record;
  return { rows, new: created, changed, unchanged, wrong, unmatched };
}

/** Returns what is wrong with a row, in one text. */
export function sentencesOf(t: Translate, problems: Problem[]): string {
  return problems.map((problem) => describe(t, problem)).join(" ");
}
