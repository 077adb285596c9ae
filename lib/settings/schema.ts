import { z } from "zod";
import {
  BOUNDS,
  MAIL_DRIVERS,
  MAIL_TEMPLATES,
  MAX_BODY,
  MAX_TEXT,
  TRACKING_PRIVACY,
} from "@/lib/fields/constants.ts";
import {
  breaks,
  clearable,
  email,
  oneLine,
  optionalLongText,
  optionalText,
  wholeNumber,
} from "@/lib/fields/fields.ts";
import { nullableInteger, nullableText, text } from "@/lib/fields/record.ts";
import { findTimeZone } from "./time_zones.ts";
import { labelsOf, means } from "@/lib/fields/meaning.ts";

/** The public settings, as in GET /api/graph; unset ones are null. */
export const publicSettings = z.strictObject({
  contact_email: nullableText,
  contact_phone: nullableText,
  contact_phone_alt: nullableText,
  contact_twitter: nullableText,
  contact_telegram: nullableText,
  contact_instagram: nullableText,
  contact_address: nullableText,
  meta_description: nullableText,
  company_name: text,
  founded_year: nullableInteger,
  container_count: nullableInteger,
  /** Percent, like the other gauges. */
  gauge_warehousing: nullableInteger,
  gauge_ocean: nullableInteger,
  gauge_air: nullableInteger,
  /** Null means the current year. */
  copyright_year: nullableInteger,
  /** An IANA name, as in "Europe/Lisbon". */
  time_zone: text,
});

export type PublicSettings = z.output<typeof publicSettings>;

/** The settings for a member (spec section 3). */
export const adminSettings = z.strictObject({
  /** Counts the changes; 0 before the first one. */
  version: z.int().min(0),
  ...publicSettings.shape,
  /** The mail driver, set by the environment. */
  mail_driver: z.enum(MAIL_DRIVERS),
  mail_template: z.enum(MAIL_TEMPLATES),
  chat_code: nullableText,
  tracking_privacy: z.enum(TRACKING_PRIVACY),
  /** The days for which the journal is kept. */
  journal_days: z.int(),
});

export type AdminSettings = z.output<typeof adminSettings>;
export type Settings = Omit<AdminSettings, "mail_driver">;

const timeZone = z.string().trim()
  .refine((name) => findTimeZone(name) !== null, breaks("invalid.selected"))
  .transform((name) => findTimeZone(name)!);

/** A figure is typed with a phone's number keys. */
function figure(bounds: Parameters<typeof wholeNumber>[0]) {
  return means(clearable(wholeNumber(bounds)).optional(), { widget: "digits" });
}

const gauge = figure(BOUNDS.gauge);
const year = figure(BOUNDS.year);

const template = means(z.enum(MAIL_TEMPLATES), {
  labels: labelsOf(MAIL_TEMPLATES, (name) => `template.${name}`),
});

/** What visitors see of a parcel. */
const privacy = means(z.enum(TRACKING_PRIVACY), {
  labels: labelsOf(TRACKING_PRIVACY, (mode) => `privacy.${mode}`),
});

/**
 * The body of PATCH /api/settings: changed fields only. `''` or null clears optional texts and figures and resets the
 * others to their default; contact_email must keep a value (spec section 5). mail_driver is the environment's and
 * therefore unknown.
 */
export const settingsPatch = z.strictObject({
  version: wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER }).optional(),
  contact_email: email.optional(),
  contact_phone: optionalText.optional(),
  contact_phone_alt: optionalText.optional(),
  contact_twitter: optionalText.optional(),
  contact_telegram: optionalText.optional(),
  contact_instagram: optionalText.optional(),
  contact_address: optionalLongText(MAX_TEXT).optional(),
  mail_template: clearable(template).optional(),
  meta_description: optionalText.optional(),
  chat_code: optionalLongText(MAX_BODY).optional(),
  company_name: clearable(oneLine()).optional(),
  founded_year: year,
  container_count: figure(BOUNDS.containers),
  gauge_warehousing: gauge,
  gauge_ocean: gauge,
  gauge_air: gauge,
  copyright_year: year,
  tracking_privacy: clearable(privacy).optional(),
  time_zone: clearable(timeZone).optional(),
  journal_days: figure(BOUNDS.journalDays),
});

/** The settings that only an owner changes. */
export const OWNER_FIELDS = ["chat_code", "mail_template"] as const;

export type SettingsPatch = z.output<typeof settingsPatch>;

/** The posts of the settings forms, each with some of the fields. */
export const settingsForm = settingsPatch.omit({ version: true });
