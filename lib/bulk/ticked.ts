import type { Context } from "fresh";
import { requireRight } from "@/lib/fields/roles.ts";
import { flash, seeOther } from "@/lib/forms/post.ts";
import { csvResponse } from "@/lib/http/csv.ts";
import { separatorOf } from "@/lib/i18n/locales.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { codeRows, headerRow, tableName } from "@/lib/parcel_lists/csv.ts";
import { textsOf } from "@/lib/parcel_lists/filters.ts";
import { exportAddress } from "@/lib/parcel_lists/schema.ts";
import type { PanelContext, State } from "@/lib/site/state.ts";
import type { BulkSelection } from "./steps.ts";
import type { TickedForm } from "./schema.ts";
import { postedSelection } from "./screen.ts";
import { isBulk } from "./bulk.ts";
import { type BulkOffer, offeredUndo } from "./offers.ts";
import { isTicked, startTrash, startUndo, TRASH_MANY } from "./trash.ts";
import { BULK_UNDO } from "./undo.ts";
import { pageAddress, readFlash } from "@/lib/forms/form_state.ts";

/** Maximum steps of a job whose end the list waits for. */
const FEW = 100;
const WAIT_MS = 3_000;

/** The flash of the list after its form has started a job. */
const TICKED = "ticked";

type Asker = Pick<Context<State>, "req" | "route" | "state" | "url">;

/**
 * Exports the ticked parcels, or all that match the filter, as CSV, or moves them to the trash. Throws 422 if none is ticked,
 * for too many, and for two filters, and 403 if the person may not write parcels.
 */
export async function handleTicked(
  ctx: Asker,
  { action, request_id, ...selected }: TickedForm,
): Promise<Response> {
  const { kv } = ctx.state;
  const selection = await postedSelection(kv, selected, "invalid.noTicks");
  if (action === "export") return await answerTable(ctx, selection);
  requireRight(ctx, "parcels:write");
  const job = await startTrash(kv, selection, { requestKey: request_id });
  return await answerJob(ctx, job, listOf(ctx.url));
}

async function answerTable(
  { state: { kv, locale } }: Asker,
  { codes, filter }: BulkSelection,
): Promise<Response> {
  if (codes === undefined) {
    return seeOther(exportAddress(locale, textsOf(filter!)));
  }
  const header = headerRow(locale.code);
  return await csvResponse(await tableName(kv), header, codeRows(kv, codes), {
    separator: separatorOf(locale),
  });
}

/** Starts restoring the parcels that a job has trashed. Throws like startUndo(). */
export async function undoTrash(
  ctx: Asker,
  job: Job,
  list: string,
): Promise<Response> {
  return await answerJob(ctx, await startUndo(ctx.state.kv, job), list);
}

/** Redirects to the list with the result of a short job, or to the screen of a long one. */
async function answerJob(
  { state: { jobs: runner } }: Asker,
  { id, total }: Job,
  list: string,
): Promise<Response> {
  if (total! > FEW) {
    runner.wake();
    return seeOther(`/control/jobs/${id}`);
  }
  await runner.runNow(id, WAIT_MS);
  return flash(list, TICKED, { about: { job: id } });
}

/**
 * Redirects to the list of the parcels that a short update or its undo has touched. A long job, and one that has left parcels,
 * redirects to its screen.
 */
export async function answerUpdate(
  { state: { kv, jobs: runner } }: Asker,
  { id, total }: Job,
): Promise<Response> {
  const screen = `/control/jobs/${id}`;
  if (total! > FEW) {
    runner.wake();
    return seeOther(screen);
  }
  await runner.runNow(id, WAIT_MS);
  const job = await jobs.get(kv, id);
  const isWhole = job?.status === "done" && job.failed === 0 && job.done > 0;
  if (!isWhole) return seeOther(screen);
  const list = `/control/parcels/list.html?job_id=${id}`;
  return flash(list, TICKED, { about: { job: id } });
}

/** Returns the list's URL without the results of an earlier action. */
function listOf(url: URL): string {
  const list = new URL(url);
  for (const name of ["id", "job", "code"]) list.searchParams.delete(name);
  return pageAddress(list);
}

/** A job that redirected to the list. */
export interface TickedJob {
  job: Job;
  /** How to undo it; null if the reader cannot. */
  undo: BulkOffer | null;
}

/** Returns the job that the reader has just started; null if there is none or it has been undone. */
export async function justTicked(ctx: PanelContext): Promise<TickedJob | null> {
  const { kv, admin } = ctx.state;
  const id = ctx.url.searchParams.get("job");
  if (readFlash(ctx) !== TICKED || id === null) return null;
  const job = await jobs.get(kv, id);
  if (job === null || job.starter_id !== admin.id) return null;
  const isUndoable = job.kind === TRASH_MANY || isBulk(job);
  if (!isUndoable) {
    return isTicked(job) || job.kind === BULK_UNDO ? { job, undo: null } : null;
  }
  const undo = await offeredUndo(kv, job, admin);
  const isUndone = undo === null && job.done > job.failed &&
    job.next_at === null;
  return isUndone ? null : { job, undo };
}
