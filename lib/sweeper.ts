import { sweepFiles } from "./domain/files.ts";
import { sweepOldMail } from "./domain/retention.ts";
import { AppError, detailOf } from "./errors.ts";
import type { Kv } from "./kv.ts";
import type { Log } from "./log.ts";

const HOUR_MS = 60 * 60_000;

/**
 * Removes what uploads have left behind that never ended, and what has been kept long enough, at once and every hour;
 * gives what stops it.
 */
export function sweepHourly(kv: Kv, log: Log): () => Promise<void> {
  async function sweep(): Promise<void> {
    try {
      const uploads = await sweepFiles(kv);
      if (uploads > 0) log.info("files.swept", { uploads });
      const { mails, messages } = await sweepOldMail(kv);
      if (mails + messages > 0) log.info("mail.swept", { mails, messages });
    } catch (error) {
      // The next hour comes; the store tells the log about its own failures.
      if (error instanceof AppError) return;
      log.error("sweep.failed", { detail: detailOf(error) });
    }
  }
  let work = sweep();
  const timer = setInterval(() => work = sweep(), HOUR_MS);
  return async () => {
    clearInterval(timer);
    await work;
  };
}
