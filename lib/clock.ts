/**
 * Reports whether less than `ms` milliseconds lie between two moments, whichever was first: a clock that has been set back
 * must not make what lasts minutes last for hours.
 */
export function isWithin(ms: number, since: number, now: number): boolean {
  return Math.abs(now - since) < ms;
}
