import type { IconName } from "@/components/ui/icon_names.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";

export interface SettingsScreenInfo {
  path: string;
  title: MessageKey;
  text: MessageKey;
  icon: IconName;
}

export const SETTINGS_PATH = "/control/settings";

/** The screens of settings, in the order of their menu (spec section 2, decisions 1, 15 and 24). */
export const SETTINGS_SCREENS = {
  contact: {
    path: `${SETTINGS_PATH}/contact`,
    title: "control.settings.contact",
    text: "control.settings.contactText",
    icon: "phone",
  },
  mail: {
    path: `${SETTINGS_PATH}/mail`,
    title: "control.settings.mail",
    text: "control.settings.mailText",
    icon: "mail",
  },
  html: {
    path: `${SETTINGS_PATH}/html`,
    title: "control.settings.html",
    text: "control.settings.htmlText",
    icon: "public",
  },
  company: {
    path: `${SETTINGS_PATH}/company`,
    title: "control.settings.company",
    text: "control.settings.companyText",
    icon: "warehouse",
  },
  privacy: {
    path: `${SETTINGS_PATH}/privacy`,
    title: "control.settings.privacy",
    text: "control.settings.privacyText",
    icon: "lock",
  },
} satisfies Record<string, SettingsScreenInfo>;
