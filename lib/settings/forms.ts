import {
  MAIL_TEMPLATES,
  MAX_BODY,
  MAX_EMAIL,
  MAX_TEXT,
  TRACKING_PRIVACY,
} from "@/lib/fields/constants.ts";
import { TIME_ZONES } from "./time_zones.ts";
import type {
  FieldDescription,
  FormDescription,
} from "@/lib/forms/description.ts";
import { SEEN } from "@/lib/forms/description.ts";

/** Contact details (spec section 2). */
export const CONTACT_FORM = settingsForm([
  {
    name: "contact_email",
    kind: "email",
    max: MAX_EMAIL,
    autocomplete: "email",
  },
  { name: "contact_phone", optional: true, autocomplete: "tel" },
  { name: "contact_phone_alt", optional: true },
  { name: "contact_twitter", optional: true },
  { name: "contact_telegram", optional: true },
  { name: "contact_instagram", optional: true },
  { name: "contact_address", kind: "textarea", optional: true },
]);

/** The mail template (spec section 2, decision 32). */
export const MAIL_FORM = settingsForm([
  {
    name: "mail_template",
    kind: "select",
    choices: MAIL_TEMPLATES.map((value) => ({
      value,
      label: `template.${value}`,
    })),
  },
]);

/** The description for search engines and the chat code (spec section 2, decisions 33 and 34). */
export const HTML_FORM = settingsForm([
  {
    name: "meta_description",
    optional: true,
    counter: true,
    max: MAX_TEXT,
    hint: "control.settings.metaHint",
  },
  {
    name: "chat_code",
    kind: "textarea",
    optional: true,
    counter: true,
    max: MAX_BODY,
    hint: "control.settings.chatHint",
  },
]);

/** The company's name and figures (decision 1). */
export const COMPANY_FORM = settingsForm([
  {
    name: "company_name",
    optional: true,
    hint: "control.settings.nameHint",
  },
  { name: "founded_year", kind: "digits", optional: true },
  {
    name: "copyright_year",
    kind: "digits",
    optional: true,
    hint: "control.settings.copyrightHint",
  },
  { name: "container_count", kind: "digits", optional: true },
  ...["gauge_warehousing", "gauge_ocean", "gauge_air"].map((
    name,
  ): FieldDescription => ({
    name,
    kind: "digits",
    optional: true,
    hint: "control.settings.percentHint",
  })),
]);

/** Privacy and time zone (decisions 15 and 24); `zone` may be an unlisted one. */
export function privacyForm(zone = "UTC"): FormDescription {
  const zones = [...new Set([...TIME_ZONES, zone])];
  return settingsForm([
    {
      name: "tracking_privacy",
      kind: "select",
      hint: "control.settings.maskedHint",
      choices: TRACKING_PRIVACY.map((value) => ({
        value,
        label: `privacy.${value}`,
      })),
    },
    {
      name: "time_zone",
      kind: "select",
      hint: "control.settings.zoneHint",
      choices: zones.map((value) => ({ value })),
    },
  ]);
}

function settingsForm(fields: FieldDescription[]): FormDescription {
  return {
    id: "settings-form",
    sections: [{ fields: [...fields, SEEN] }],
    button: "form.save",
  };
}
