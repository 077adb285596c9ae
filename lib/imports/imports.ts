import { AppError, invalid } from "@/lib/errors.ts";
import type { LocaleCode } from "@/lib/i18n/locales.ts";
import { jobs, type NewJob, queueJob } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { statuses } from "@/lib/statuses/store.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { newStamp, omitUndefined } from "@/lib/store/stamps.ts";
import { type ApplyPayload, importApplyKind } from "./apply.ts";
import {
  type CheckPayload,
  IMPORT_CHECK,
  importCheckKind,
  NO_ROWS,
} from "./check.ts";
import { WORDS } from "@/lib/i18n/dictionaries/mod.ts";
import { type Import, imports, storeParts, withoutFile } from "./import.ts";
import { RowReaders } from "./reader.ts";
import { makeRoom } from "./retention.ts";
import {
  IMPORT_APPLY,
  type ImportApply,
  type ImportCreate,
  type ImportPatch,
  isInterrupted,
  isResumable,
  undoDeadline,
} from "./schema.ts";
import { answerStatuses } from "./status_answers.ts";
import { IMPORT_UNDO, importUndoKind, type UndoPayload } from "./undo.ts";
import { readUpload } from "./upload.ts";

const MAX_NAME = 100;

/** The fields of an import before its check. */
const NOT_CHECKED = { ...NO_ROWS, check: 0, found: null, failure: null };

/** The right to see imports and their jobs. */
const SHOWN_TO = "parcels:write";

/**
 * Stores a file, a workbook as text, and starts its check; a file that cannot be read fails at once. The panel's `language`
 * suggests the encoding. Throws 422 if there is no room, and 503 while no workbook can be read. Call the runner's wake()
 * afterwards.
 */
export async function createImport(
  kv: Kv,
  { file, ...options }: ImportCreate,
  language: LocaleCode = "en",
): Promise<Import> {
  const starter_id = kv.origin.actor.id;
  await makeRoom(kv, starter_id);
  const { bytes, isWorkbook, failure } = await readUpload(file.bytes);
  const stamp = newStamp(kv.now());
  const parts = bytes === null ? 0 : await storeParts(kv, stamp.id, bytes);
  return await kv.transact((tx) => {
    const record: Import = {
      ...stamp,
      ...failure === null
        ? startCheck(tx, kv, { id: stamp.id, check: 0 })
        : { ...NOT_CHECKED, job_id: null, status: "failed", failure },
      name: file.name.slice(-MAX_NAME),
      parts,
      is_workbook: isWorkbook,
      offered: WORDS[language].encoding ?? "windows-1252",
      options: omitUndefined(options),
      unknown: [],
      starter_id,
      applied_at: null,
    };
    imports.insert(tx, record);
    return record;
  });
}

/**
 * Remembers what unknown statuses of a checked import mean, and changes how a file is read, which checks it again. Throws
 * 404, 409 once applying has begun, and 422 like answerStatuses() or if there is no file. Call the runner's wake()
 * afterwards.
 */
export function changeImport(
  kv: Kv,
  { id, statuses: answers, ...changes }: ImportPatch,
): Promise<Import> {
  return kv.transact(async (tx) => {
    const record = await imports.require(tx, id);
    if (answers !== undefined) {
      requireStatus(record, ["checked"]);
      await answerStatuses(tx, kv, record, answers);
      if (Object.values(changes).every((change) => change === undefined)) {
        return record;
      }
    }
    requireStatus(record, ["checking", "checked", "failed"]);
    if (record.parts === 0) throw withoutFile(record);
    const options = { ...record.options, ...omitUndefined(changes) };
    // A running check notices the new number and starts over.
    const checking = record.status === "checking"
      ? { ...NO_ROWS, check: record.check + 1, found: null }
      : startCheck(tx, kv, record);
    return imports.save(tx, record, { options, ...checking });
  }, answers && { lock: statuses.noun });
}

/** Queues a check and returns the changed fields of the import. */
function startCheck(
  tx: Transaction,
  kv: Kv,
  { id: import_id, check: former }: Pick<Import, "id" | "check">,
) {
  const check = former + 1;
  const payload: CheckPayload = { import_id, check, counts: NO_ROWS };
  const { id: job_id } = queueImportJob(tx, kv, {
    kind: IMPORT_CHECK,
    payload,
  });
  return { ...NOT_CHECKED, check, job_id, status: "checking" as const };
}

/**
 * Starts the job that applies a checked import, or resumes one that failed or was cancelled. Throws 404, 409 in any other state,
 * and 422 if wrong rows may not be skipped. Call the runner's wake() afterwards.
 */
export function applyImport(
  kv: Kv,
  { id, skip_wrong }: ImportApply,
): Promise<Job> {
  return kv.transact(async (tx) => {
    const record = await imports.require(tx, id);
    const { rows, wrong, further } = record;
    const job = isInterrupted(record) ? await readJob(tx, record) : null;
    const former = isResumable(record, job) ? job : null;
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
    const total = rows - wrong - further - (former?.done ?? 0);
    const kind = IMPORT_APPLY;
    const applying = queueImportJob(tx, kv, {
      kind,
      payload,
      total,
      resumes: former,
    });
    imports.save(tx, record, { status: "applying", job_id: applying.id });
    return applying;
  });
}

/**
 * Starts the job that undoes an import. Throws 404, and 409 if it is not applied, is undone already, or was applied more than a
 * day ago. Call the runner's wake() afterwards.
 */
export function undoImport(kv: Kv, id: string): Promise<Job> {
  return kv.transact(async (tx) => {
    const record = await imports.require(tx, id);
    if (!isInterrupted(record)) requireStatus(record, ["applied"]);
    if (undoDeadline(record, tx.now) === null) {
      throw new AppError(409, { key: "import.tooLate" });
    }
    const left = leftToUndo(record, await readJob(tx, record));
    const job = queueImportJob(tx, kv, { kind: IMPORT_UNDO, ...left });
    imports.save(tx, record, { status: "undoing", job_id: job.id });
    return job;
  });
}

/** Reads the newest job of an import. */
async function readJob(
  tx: Transaction,
  { job_id }: Import,
): Promise<Job<ApplyPayload & UndoPayload>> {
  return await jobs.require(tx, job_id!) as Job<ApplyPayload & UndoPayload>;
}

/** Returns the work that remains for an undo, after applying or after a failed undo. */
function leftToUndo(
  { id: import_id, name, status }: Import,
  job: Job<UndoPayload>,
): Pick<NewJob<UndoPayload>, "payload" | "total" | "resumes"> {
  const { kind, payload, total, done, counts } = job;
  if (kind === IMPORT_UNDO) {
    return { payload, total: total! - done, resumes: job };
  }
  const { created = 0, changed = 0 } = counts;
  const from = status === "failed" ? "failed" : "applied";
  return {
    payload: { import_id, name, after: 0, from },
    total: created + changed,
  };
}

function queueImportJob<Payload>(
  tx: Transaction,
  { origin }: Kv,
  job: Pick<NewJob<Payload>, "kind" | "payload" | "total" | "resumes">,
): Job {
  const starter_id = origin.actor.id;
  return queueJob(tx, { ...job, origin, starter_id, shown_to: SHOWN_TO });
}

/** Throws 409 unless an import has one of these states. */
function requireStatus(record: Import, allowed: Import["status"][]): void {
  if (allowed.includes(record.status) && !isInterrupted(record)) return;
  throw new AppError(409, { key: "import.notNow" });
}

/** Returns the kinds of jobs of imports. */
export function importKinds(kv: Kv) {
  const readers = new RowReaders(kv);
  return {
    [IMPORT_CHECK]: importCheckKind(kv, readers),
    [IMPORT_APPLY]: importApplyKind(kv, readers),
    [IMPORT_UNDO]: importUndoKind(kv),
  };
}
