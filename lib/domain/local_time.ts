const MINUTE_MS = 60_000;
const LOCAL_LENGTH = "2026-11-20T15:45".length;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Gives a moment, ISO in UTC, as clocks of a time zone show it: `2026-11-20T15:45` (decision 24). */
export function toLocalTime(moment: string | Date, timeZone: string): string {
  // Swedish writes a date as forms take it, with a space in the middle and early years without their zeros.
  const written = format(timeZone).format(new Date(moment));
  return written.replace(" ", "T").padStart(LOCAL_LENGTH, "0");
}

/**
 * Gives the moment, ISO in UTC, at which clocks of a time zone show a time: the first of two where they are set back, the
 * one an hour later where they are set forward over it.
 */
export function fromLocalTime(local: string, timeZone: string): string {
  const shown = Date.parse(`${local}Z`);
  const dayBefore = shown - ahead(shown - 24 * 60 * MINUTE_MS, timeZone);
  const dayAfter = shown - ahead(shown + 24 * 60 * MINUTE_MS, timeZone);
  const fits = [dayBefore, dayAfter].find((moment) =>
    toLocalTime(new Date(moment), timeZone) === local
  );
  return new Date(fits ?? dayBefore).toISOString();
}

/** By how many milliseconds clocks of a time zone are ahead of UTC. */
function ahead(moment: number, timeZone: string): number {
  const local = Date.parse(`${toLocalTime(new Date(moment), timeZone)}Z`);
  return local - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

function format(timeZone: string): Intl.DateTimeFormat {
  let made = formats.get(timeZone);
  if (made === undefined) {
    made = new Intl.DateTimeFormat("sv-SE", {
      ...{ timeZone, year: "numeric", month: "2-digit", day: "2-digit" },
      ...{ hour: "2-digit", minute: "2-digit" },
    });
    formats.set(timeZone, made);
  }
  return made;
}
