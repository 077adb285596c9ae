import { mapValues } from "deno-std/collections/map_values.js";
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
  longText,
  oneLine,
  optionalText,
  wholeNumber,
  yesNo,
} from "@/lib/fields/fields.ts";
import {
  answersOf,
  inputsOf,
  nullableInteger,
  nullableText,
  text,
} from "@/lib/fields/record.ts";
import { findTimeZone } from "./time_zones.ts";
import { labelsOf, means } from "@/lib/fields/meaning.ts";

/** The name of a time zone, which may be an old one. */
export const timeZone = z.string().trim()
  .refine((name) => findTimeZone(name) !== null, breaks("invalid.selected"))
  .transform((name) => findTimeZone(name)!);

/** A whole number, typed on a phone's numeric keypad. */
function digits(bounds: Parameters<typeof wholeNumber>[0]) {
  return means(clearable(wholeNumber(bounds)), { widget: "digits" });
}

/** Declares a setting: its schema in responses, its schema in calls and forms, and its default. */
function setting<Answer extends z.ZodType, Input extends z.ZodType>(
  answer: Answer,
  input: Input,
  initial: z.output<Answer>,
) {
  return { answer, input: input.optional(), initial };
}

const line = setting(nullableText, optionalText, null);

function figure(bounds: Parameters<typeof digits>[0], initial: number) {
  return setting(nullableInteger, digits(bounds), initial);
}

const template = means(z.enum(MAIL_TEMPLATES), {
  labels: labelsOf(MAIL_TEMPLATES, (name) => `template.${name}`),
});

/** The amount of a parcel's data that visitors see. */
const privacy = means(z.enum(TRACKING_PRIVACY), {
  labels: labelsOf(TRACKING_PRIVACY, (mode) => `privacy.${mode}`),
});

/** All settings with their defaults. */
const FIELDS = {
  contact_email: setting(nullableText, email, null),
  contact_phone: line,
  contact_phone_alt: line,
  contact_twitter: line,
  contact_telegram: line,
  contact_instagram: line,
  contact_address: setting(nullableText, clearable(longText(MAX_TEXT)), null),
  mail_template: setting(template, clearable(template), "html1"),
  meta_description: line,
  chat_code: setting(nullableText, clearable(longText(MAX_BODY)), null),
  company_name: setting(text, clearable(oneLine()), "Waybill Logistics"),
  founded_year: figure(BOUNDS.year, 1985),
  container_count: figure(BOUNDS.containers, 200_000),
  /** A percentage, like the other gauges. */
  gauge_warehousing: figure(BOUNDS.gauge, 95),
  gauge_ocean: figure(BOUNDS.gauge, 85),
  gauge_air: figure(BOUNDS.gauge, 90),
  /** Null means the current year. */
  copyright_year: figure(BOUNDS.year, 2022),
  /** Whether figures with their default value are samples, as on every new site until a member confirms them. */
  sample_figures: setting(yesNo, clearable(yesNo), "no"),
  tracking_privacy: setting(privacy, clearable(privacy), "full"),
  /** An IANA name, as in "Europe/Lisbon". */
  time_zone: setting(text, clearable(timeZone), "UTC"),
  /** The retention of the journal, in days. */
  journal_days: setting(z.int(), digits(BOUNDS.journalDays), 400),
};

const { mail_template, chat_code, tracking_privacy, journal_days, ...open } =
  answersOf(FIELDS);

/** The public settings, as in GET /api/graph; null if unset. */
export const publicSettings = z.strictObject(open);

export type PublicSettings = z.output<typeof publicSettings>;

/** The settings as members see them. */
export const adminSettings = z.strictObject({
  /** Incremented with each change, from 0. */
  version: z.int().min(0),
  ...open,
  /** The mail driver, set by the environment. */
  mail_driver: z.enum(MAIL_DRIVERS),
  mail_template,
  chat_code,
  tracking_privacy,
  journal_days,
});

export type AdminSettings = z.output<typeof adminSettings>;
export type Settings = Omit<AdminSettings, "mail_driver">;

export const DEFAULTS: Settings = {
  version: 0,
  ...mapValues(FIELDS, ({ initial }: { initial: unknown }) => initial) as Omit<
    Settings,
    "version"
  >,
};

/**
 * The body of PATCH /api/settings: changed fields only. `''` or null clears optional texts and figures and resets other
 * settings to their default, but contact_email must keep a value. mail_driver is rejected as unknown, because the
 * environment sets it.
 */
export const settingsPatch = z.strictObject({
  version: wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER }).optional(),
  ...inputsOf(FIELDS),
});

/** Reports whether only an owner may change a setting. */
export function isForOwners(name: string): boolean {
  return name === "chat_code" || name === "mail_template";
}

export type SettingsPatch = z.output<typeof settingsPatch>;

/** The body of the settings forms; each form posts some of the fields. */
export const settingsForm = settingsPatch.omit({ version: true });
