/** The 16 languages of spec section 4, in the order of its picker; a code is not always a BCP-47 tag. */
export const LOCALE_CODES = [
  "en",
  "pt",
  "nl",
  "ar",
  "es",
  "de",
  "fa",
  "fr",
  "ru",
  "tr",
  "in",
  "it",
  "se",
  "id",
  "vn",
  "vi",
] as const;

export type LocaleCode = (typeof LOCALE_CODES)[number];

export interface Locale {
  /** The specification's code, as in the picker and the translation cookie. */
  code: LocaleCode;
  /** The BCP-47 tag for `<html lang>` and Intl. */
  tag: string;
  /**
   * The tag for formatting dates and numbers: the Gregorian calendar, and the digits of codes, weights and phone numbers,
   * so that a page does not mix two kinds.
   */
  formatTag: string;
  /** The tag for numbers inside sentences, which Persian writes in its own digits (decision 137). */
  messageTag: string;
  dir: "ltr" | "rtl";
  /** The language's name in that language. */
  name: string;
}

/**
 * Every locale by its code. `in`, `se` and `vn` are the product's names for Hindi, Swedish and
 * Vietnamese and must never reach Intl, which reads them as other languages (decision 37).
 */
export const LOCALES: Record<LocaleCode, Locale> = {
  en: locale("en", "en", "English"),
  pt: locale("pt", "pt", "Português"),
  nl: locale("nl", "nl", "Nederlands"),
  ar: rightToLeft("ar", "ar-u-nu-latn", "العربية"),
  es: locale("es", "es", "Español"),
  de: locale("de", "de", "Deutsch"),
  fa: {
    ...rightToLeft("fa", "fa-u-ca-gregory-nu-latn", "فارسی"),
    messageTag: "fa-u-nu-arabext",
  },
  fr: locale("fr", "fr", "Français"),
  ru: locale("ru", "ru", "Русский"),
  tr: locale("tr", "tr", "Türkçe"),
  in: locale("in", "hi", "हिन्दी"),
  it: locale("it", "it", "Italiano"),
  se: locale("se", "sv", "Svenska"),
  id: locale("id", "id", "Bahasa Indonesia"),
  vn: locale("vn", "vi", "Tiếng Việt (VN)"),
  vi: locale("vi", "vi", "Tiếng Việt"),
};

export const DEFAULT_LOCALE: Locale = LOCALES.en;

function locale(code: LocaleCode, tag: string, name: string): Locale {
  return { code, tag, formatTag: tag, messageTag: tag, dir: "ltr", name };
}

function rightToLeft(
  code: "ar" | "fa",
  formatTag: string,
  name: string,
): Locale {
  return {
    code,
    tag: code,
    formatTag,
    messageTag: formatTag,
    dir: "rtl",
    name,
  };
}

/** Reports whether a string from outside is one of the 16 codes (decision 37). */
export function isLocaleCode(value: string): value is LocaleCode {
  return (LOCALE_CODES as readonly string[]).includes(value);
}
