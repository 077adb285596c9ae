const MINUTE_MS = 60_000;

/** How long to wait after the first try, the second, …; after the last of them nobody tries again by himself. */
const WAITS = [1, 5, 30, 2 * 60, 8 * 60];

/** Returns the moment of the next try after so many, or null after the last one. */
export function retryMoment(attempts: number, now: Date): Date | null {
  const minutes = WAITS[attempts - 1];
  if (minutes === undefined) return null;
  // Mails that failed together must not all come back at once.
  const jitter = 0.8 + Math.random() * 0.4;
  return new Date(now.getTime() + minutes * MINUTE_MS * jitter);
}
