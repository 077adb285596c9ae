import { timeOptions } from "@/lib/i18n/clock.ts";
import { memo } from "@/lib/memo.ts";

const DAY: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
};
const STYLES = {
  day: () => DAY,
  time: timeOptions,
  delivery: () => ({ ...DAY, weekday: "short" }),
} satisfies Record<string, (tag: string) => Intl.DateTimeFormatOptions>;

/** Parcels of the same days share their range, and writing one takes as long as twenty other dates. */
const ranges = memo<string>(1_000);

/**
 * The time zones of today are whole quarters of an hour ahead of UTC or behind it: within one of them it is the same day,
 * and the time at which it begins tells all its minutes.
 */
const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const days = memo<string>(5_000);
const quarters = memo<string>(5_000);
const times = memo<string>(5_000);

/** Making a formatter takes as long as using it a hundred times. */
const formats = memo<Intl.DateTimeFormat>(1_000);

/** The day of a moment as the site's time zone has it, "Nov 20, 2026" (decision 24). */
export function formatDay(iso: string, tag: string, timeZone: string): string {
  const time = Date.parse(iso);
  return days(
    `${tag} ${timeZone} ${Math.floor(time / QUARTER_MS)}`,
    () => unbroken(format("day", tag, timeZone).formatToParts(time)),
  );
}

/** The time of a moment as the site's time zone has it, "3:45 PM" (decision 24). */
export function formatTime(iso: string, tag: string, timeZone: string): string {
  const time = Date.parse(iso);
  const quarter = Math.floor(time / QUARTER_MS);
  const write = (moment: number) =>
    format("time", tag, timeZone).format(moment);
  const begin = quarters(
    `${tag} ${timeZone} ${quarter}`,
    () => write(quarter * QUARTER_MS),
  );
  const minute = Math.floor((time - quarter * QUARTER_MS) / MINUTE_MS);
  return times(`${tag} ${begin} ${minute}`, () => write(time));
}

/** The name of a time zone in a language, "Central European Time"; UTC has the same one everywhere. */
export function formatTimeZone(tag: string, timeZone: string): string {
  if (timeZone === "UTC") return timeZone;
  const zone = formats(
    `zone ${tag} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "longGeneric" }),
  );
  const parts = zone.formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")!.value;
}

/**
 * The expected day of delivery, or the days from `min` to `max`, both `YYYY-MM-DD`;
 * null when neither is set. One of them alone counts as the day.
 */
export function formatDeliveryDate(
  min: string | null,
  max: string | null,
  tag: string,
): string | null {
  const first = min ?? max;
  if (first === null) return null;
  const last = max ?? first;
  // A day has no time zone: it is read and written as the same one.
  return ranges(
    `${tag} ${first} ${last}`,
    () => {
      const delivery = format("delivery", tag, "UTC");
      return unbroken(
        delivery.formatRangeToParts(new Date(first), new Date(last)),
      );
    },
  );
}

/** Joins the parts of a date, of which none breaks inside: in Vietnamese a weekday is two words, "Thứ 6". */
function unbroken(parts: { type: string; value: string }[]): string {
  return parts.map(({ type, value }) =>
    type === "literal" ? value : value.replaceAll(" ", "\u00a0")
  ).join("");
}

function format(
  style: keyof typeof STYLES,
  tag: string,
  timeZone: string,
): Intl.DateTimeFormat {
  return formats(
    `${style} ${tag} ${timeZone}`,
    () => new Intl.DateTimeFormat(tag, { ...STYLES[style](tag), timeZone }),
  );
}
