import {
  MAIL_TEMPLATES,
  MAX_BODY,
  MAX_EMAIL,
  MAX_TEXT,
  TRACKING_PRIVACY,
} from "@/lib/fields/constants.ts";
import { type Holder, may } from "@/lib/fields/roles.ts";
import { OWNER_FIELDS, settingsForm } from "./schema.ts";
import { TIME_ZONES } from "./time_zones.ts";
import {
  type FieldDescription,
  type FormDescription,
  SEEN,
} from "@/lib/forms/description.ts";
import type { EditForm } from "@/lib/forms/merge.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";

/** The fields of the screens of settings, by the screen's name in the address (spec section 2). */
const FIELDS = {
  contact: [
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
  ],
  mail: [
    {
      name: "mail_template",
      kind: "select",
      choices: MAIL_TEMPLATES.map((value) => ({
        value,
        label: `template.${value}`,
      })),
    },
  ],
  html: [
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
  ],
  company: [
    {
      name: "company_name",
      optional: true,
      hint: "control.settings.nameHint",
    },
    figure("founded_year"),
    figure("copyright_year", "control.settings.copyrightHint"),
    figure("container_count"),
    ...["gauge_warehousing", "gauge_ocean", "gauge_air"].map((name) =>
      figure(name, "control.settings.percentHint")
    ),
  ],
} satisfies Record<string, FieldDescription[]>;

export type SettingsScreenName = keyof typeof FIELDS | "privacy";

/** Returns what a screen of settings is about, as far as the person may change it. */
export function describedBy(
  screen: SettingsScreenName,
  admin: Holder,
): MessageKey {
  return screen === "html" && !may(admin, "settings:owner")
    ? "control.settings.htmlOnlyText"
    : `control.settings.${screen}Text`;
}

/** A form of more fields uses a wide screen in two columns. */
const WIDE_FROM = 4;

/**
 * Returns the form of a screen of settings, with the fields that the person may change. `zone` is the current time zone, which may
 * be an unlisted one.
 */
export function describeSettings(
  screen: SettingsScreenName,
  { admin, zone = "UTC" }: { admin: Holder; zone?: string },
): FormDescription {
  const all: FieldDescription[] = screen === "privacy"
    ? privacyFields(zone)
    : FIELDS[screen];
  const fields = all.filter(({ name }) =>
    !OWNER_FIELDS.includes(name) || may(admin, "settings:owner")
  );
  return {
    id: "settings-form",
    sections: [{ fields: [...fields, SEEN] }],
    button: "form.save",
    ...(fields.length > WIDE_FROM && { isWide: true }),
  };
}

/** Returns the form of a screen of settings with the schema of its input. */
export function editingSettings(
  ...of: Parameters<typeof describeSettings>
): EditForm<typeof settingsForm> {
  return { form: describeSettings(...of), schema: settingsForm };
}

/** Privacy and time zone. */
function privacyFields(zone: string): FieldDescription[] {
  const zones = [...new Set([...TIME_ZONES, zone])];
  return [
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
    figure("journal_days", "control.settings.journalHint"),
  ];
}

function figure(name: string, hint?: MessageKey): FieldDescription {
  return { name, kind: "digits", optional: true, ...(hint && { hint }) };
}
