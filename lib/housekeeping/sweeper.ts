import { sweepFiles } from "@/lib/photos/files.ts";
import { sweepBulkUndo } from "@/lib/bulk/undo.ts";
import { sweepImports } from "@/lib/imports/retention.ts";
import { sweepOldJobs, sweepOldMail, sweepTrash } from "./retention.ts";
import { sweepJournal } from "@/lib/journal/retention.ts";
import { AppError, detailOf } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Log } from "@/lib/log.ts";
import type { Upkeep } from "@/lib/upkeep.ts";
import type { Noun } from "@/lib/site/noun.ts";
import type { SweepOptions } from "@/lib/store/batches.ts";

const HOUR_MS = 60 * 60_000;
const LOOK_EVERY_MS = 60_000;

interface SweepServices {
  kv: Kv;
  log: Log;
  nouns: readonly Noun[];
}

/** Runs sweep() now and every hour; stop() waits for the current record. */
export function sweepHourly(services: SweepServices): Upkeep {
  const { kv } = services;
  const ending = new AbortController();
  let work = Promise.resolve();
  let dueAt = 0;
  function runDue(): Promise<void> {
    const now = kv.now().getTime();
    if (now < dueAt) return work;
    dueAt = now + HOUR_MS;
    return work = work.then(() => sweep(services, ending.signal));
  }
  runDue();
  const timer = setInterval(runDue, LOOK_EVERY_MS);
  return {
    runDue,
    async stop() {
      clearInterval(timer);
      ending.abort();
      await work;
    },
  };
}

/**
 * Removes abandoned uploads and expired records; the signal stops it between two records. Failures are logged, never
 * thrown.
 */
export async function sweep(
  { kv, log, nouns }: SweepServices,
  ended?: AbortSignal,
): Promise<void> {
  const sweeping: SweepOptions = {
    ...(ended && { ended }),
    onFailure: (id, error) =>
      log.error("sweep.failed", { record: id, detail: detailOf(error) }),
  };
  await attempt(log, async () => {
    const uploads = await sweepFiles(kv, sweeping);
    if (uploads > 0) log.info("files.swept", { uploads });
    const { mails, messages } = await sweepOldMail(kv, sweeping);
    if (mails + messages > 0) log.info("mail.swept", { mails, messages });
    const jobs = await sweepOldJobs(kv, sweeping);
    if (jobs > 0) log.info("jobs.swept", { jobs });
    const trashed = await sweepTrash(kv, nouns, sweeping);
    if (trashed > 0) log.info("trash.swept", { trashed });
    const imports = await sweepImports(kv, sweeping);
    if (imports > 0) log.info("imports.swept", { imports });
    const updates = await sweepBulkUndo(kv, sweeping);
    if (updates > 0) log.info("bulk.swept", { updates });
    const entries = await sweepJournal(kv, sweeping);
    if (entries > 0) log.info("journal.swept", { entries });
  });
}

/** Runs `work` and logs a failure; the next run retries. */
async function attempt(log: Log, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // The store logs its own failures.
    if (error instanceof AppError) return;
    log.error("sweep.failed", { detail: detailOf(error) });
  }
}
