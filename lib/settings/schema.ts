import { z } from "zod";
import {
  BOUNDS,
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
  seen,
  wholeNumber,
} from "@/lib/fields/fields.ts";
import { findTimeZone } from "./time_zones.ts";

const timeZone = z.string().trim()
  .refine((name) => findTimeZone(name) !== null, breaks("invalid.selected"))
  .transform((name) => findTimeZone(name)!);

const gauge = clearable(wholeNumber(BOUNDS.gauge)).optional();
const year = clearable(wholeNumber(BOUNDS.year)).optional();

/**
 * The body of PATCH /api/settings: changed fields only. `''` or null empties a text or a figure that the site can do without
 * and puts back the default of the others; only contact_email must keep a value (spec section 5, decisions 1, 23 and 125).
 * mail_driver is the environment's and therefore unknown here.
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
  mail_template: clearable(z.enum(MAIL_TEMPLATES)).optional(),
  meta_description: optionalText.optional(),
  chat_code: optionalLongText(MAX_BODY).optional(),
  company_name: clearable(oneLine()).optional(),
  founded_year: year,
  container_count: clearable(wholeNumber(BOUNDS.containers)).optional(),
  gauge_warehousing: gauge,
  gauge_ocean: gauge,
  gauge_air: gauge,
  copyright_year: year,
  tracking_privacy: clearable(z.enum(TRACKING_PRIVACY)).optional(),
  time_zone: clearable(timeZone).optional(),
});

export type SettingsPatch = z.output<typeof settingsPatch>;

/** What the forms of the settings post, each of them some of the fields. */
export const settingsForm = settingsPatch.omit({ version: true })
  .extend({ seen });
