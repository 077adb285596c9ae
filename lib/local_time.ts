/** Returns what clocks of a time zone show at a moment (decision 24). */
export function onLocalClock(
  moment: string | Date,
  timeZone: string,
): Temporal.PlainDateTime {
  return new Date(moment).toTemporalInstant()
    .toZonedDateTimeISO(timeZone).toPlainDateTime();
}

/** Returns a moment as clocks of a time zone show it: `2026-11-20T15:45` (decision 24). */
export function toLocalTime(moment: string | Date, timeZone: string): string {
  return onLocalClock(moment, timeZone).toString({ smallestUnit: "minute" });
}

/** Returns the day at a moment in a time zone: `2026-11-20`. */
export function toLocalDay(moment: string | Date, timeZone: string): string {
  return onLocalClock(moment, timeZone).toPlainDate().toString();
}

/**
 * Returns the moment, ISO in UTC, at which clocks of a time zone show a time: the first of two where they are set back, the
 * one an hour later where they are set forward over it.
 */
export function fromLocalTime(local: string, timeZone: string): string {
  const { epochMilliseconds } = Temporal.PlainDateTime.from(local)
    .toZonedDateTime(timeZone);
  return new Date(epochMilliseconds).toISOString();
}
