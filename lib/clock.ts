/**
 * Reports whether less than `ms` milliseconds lie between two moments in either order: after the clock is set back, a lock
 * of minutes must not last for hours.
 */
export function isWithin(ms: number, since: number, now: number): boolean {
  return Math.abs(now - since) < ms;
}
