import { type Holder, may } from "@/lib/fields/roles.ts";
import { defineForm } from "@/lib/forms/define.ts";
import {
  type FieldDescription,
  type Form,
  mapFields,
  SEEN,
} from "@/lib/forms/description.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { isForOwners, settingsForm } from "./schema.ts";
import { TIME_ZONES } from "./time_zones.ts";
import type { EditForm } from "@/lib/forms/marks.ts";

type Name = keyof typeof settingsForm.shape;

/** Forms with at least this many fields have two columns on wide screens. */
const WIDE_FROM = 4;

/** The forms of the settings screens, by the screen's name in the URL. */
const FORMS = {
  contact: settingsOf([
    { name: "contact_email", autocomplete: "email" },
    { name: "contact_phone", autocomplete: "tel" },
    "contact_phone_alt",
    "contact_twitter",
    "contact_telegram",
    "contact_instagram",
    "contact_address",
  ]),
  mail: settingsOf(["mail_template"]),
  html: settingsOf([
    {
      name: "meta_description",
      counter: true,
      hint: "control.settings.metaHint",
    },
    { name: "chat_code", counter: true, hint: "control.settings.chatHint" },
  ]),
  company: settingsOf([
    { name: "company_name", hint: "control.settings.nameHint" },
    "founded_year",
    { name: "copyright_year", hint: "control.settings.copyrightHint" },
    "container_count",
    { name: "gauge_warehousing", hint: "control.settings.percentHint" },
    { name: "gauge_ocean", hint: "control.settings.percentHint" },
    { name: "gauge_air", hint: "control.settings.percentHint" },
  ]),
  privacy: settingsOf([
    { name: "tracking_privacy", hint: "control.settings.maskedHint" },
    {
      name: "time_zone",
      hint: "control.settings.zoneHint",
      choices: TIME_ZONES.map((value) => ({ value })),
    },
    { name: "journal_days", hint: "control.settings.journalHint" },
  ]),
};

function settingsOf(fields: (Name | FieldDescription<Name>)[]) {
  return defineForm({
    id: "settings-form",
    schema: settingsForm,
    sections: [{ fields: [...fields, SEEN] }],
    // All settings are accepted for checking, so that every screen refuses an owner's setting.
    posts: settingsForm.keyof().options,
    button: "form.save",
  });
}

export type SettingsScreenName = keyof typeof FORMS;

/** Describes a settings screen, limited to the fields that the member may change. */
export function descriptionOf(
  screen: SettingsScreenName,
  admin: Holder,
): MessageKey {
  return screen === "html" && !may(admin, "settings:owner")
    ? "control.settings.htmlOnlyText"
    : `control.settings.${screen}Text`;
}

/**
 * Returns the form of a settings screen, with the fields that the member may change. `zone` is the current time zone, offered
 * even if it is not in the list.
 */
export function editingSettings(
  screen: SettingsScreenName,
  { admin, zone = "UTC" }: { admin: Holder; zone?: string },
): EditForm<typeof settingsForm> {
  const form = mapFields(FORMS[screen], (field) => {
    if (isForOwners(field.name) && !may(admin, "settings:owner")) return null;
    const isListed = field.name !== "time_zone" || TIME_ZONES.includes(zone);
    if (isListed) return field;
    return { ...field, choices: [...field.choices!, { value: zone }] };
  });
  return { form: isLong(form) ? { ...form, isWide: true } : form };
}

function isLong({ sections }: Form): boolean {
  return sections.flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind !== "hidden").length > WIDE_FROM;
}
