import { z } from "zod";
import { BOUNDS } from "./constants.ts";
import { means } from "./meaning.ts";
import { breaks, clearable } from "./fields.ts";

/**
 * Reports whether the year is plausible: "26", typed for 2026, would be the year 26. Accepted years have four digits,
 * so that times sort as text.
 */
function isInKnownYears(value: string): boolean {
  const day = value.slice(0, BOUNDS.day.min.length);
  return day >= BOUNDS.day.min && day <= BOUNDS.day.max;
}

const outOfKnownYears = breaks("invalid.between", BOUNDS.day);
const knownYears = `From ${BOUNDS.day.min} to ${BOUNDS.day.max}`;

/** A calendar date, `YYYY-MM-DD`. */
export const requiredDate = z.string().trim().check(z.iso.date())
  .refine(isInKnownYears, outOfKnownYears)
  .meta({ description: knownYears });

export const optionalDate = clearable(requiredDate);

/** An ISO timestamp with an offset, normalized to UTC. */
export const moment = z.string().trim().min(1)
  .refine((value) => !isLocalMoment(value), breaks("invalid.timeZone"))
  .check(z.iso.datetime({ offset: true }))
  .meta({ description: knownYears })
  .transform((value) => new Date(value).toISOString())
  .refine(isInKnownYears, outOfKnownYears);

/** The length of a timestamp without seconds, `2026-11-20T15:45`. */
const MINUTE_LENGTH = 16;

const localIso = z.iso.datetime({ local: true });

/** Reports whether a text is a valid date and time without a time zone. */
function isLocalMoment(value: string): boolean {
  return !value.endsWith("Z") && localIso.safeParse(value).success;
}

/** A date and time from a form control, in the site's time zone, to the minute. */
export const localMoment = means(
  z.string().trim()
    .refine(isLocalMoment, breaks("invalid.date"))
    .transform((value) => value.slice(0, MINUTE_LENGTH)),
  { widget: "moment" },
);
