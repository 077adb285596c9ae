import { sweepFiles } from "@/lib/photos/files.ts";
import { sweepOldMail } from "./retention.ts";
import type { Sweeping } from "@/lib/store/sweeping.ts";
import { AppError, detailOf } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Log } from "@/lib/log.ts";

const HOUR_MS = 60 * 60_000;

/** Does what sweep() does at once and every hour; gives what stops it, between two records. */
export function sweepHourly(kv: Kv, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const begin = () => sweep(kv, log, ending.signal);
  let work = begin();
  const timer = setInterval(() => work = begin(), HOUR_MS);
  return async () => {
    clearInterval(timer);
    ending.abort();
    await work;
  };
}

/**
 * Removes what uploads have left behind that never ended, and what has been kept long enough; the signal ends it between two
 * records. What cannot be removed is told to the log; nothing is thrown.
 */
export async function sweep(
  kv: Kv,
  log: Log,
  ended?: AbortSignal,
): Promise<void> {
  const sweeping: Sweeping = {
    ...(ended && { ended }),
    onFailure: (id, error) =>
      log.error("sweep.failed", { record: id, detail: detailOf(error) }),
  };
  try {
    const uploads = await sweepFiles(kv, sweeping);
    if (uploads > 0) log.info("files.swept", { uploads });
    const { mails, messages } = await sweepOldMail(kv, sweeping);
    if (mails + messages > 0) log.info("mail.swept", { mails, messages });
  } catch (error) {
    // The next hour comes; the store tells the log about its own failures.
    if (error instanceof AppError) return;
    log.error("sweep.failed", { detail: detailOf(error) });
  }
}
