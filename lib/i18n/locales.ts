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

/** By primary subtag. Two locales have the tag `vi`: the one with that code wins. `in` is the old tag of Indonesian. */
const BY_SUBTAG: ReadonlyMap<string, Locale> = new Map([
  ...Object.values(LOCALES).map((locale) => [locale.tag, locale] as const),
  ["vi", LOCALES.vi],
  ["in", LOCALES.id],
]);

/** Returns the locale that a BCP-47 tag names, or null for other languages. */
export function localeOfTag(tag: string): Locale | null {
  return BY_SUBTAG.get(tag.split("-", 1)[0]!.toLowerCase()) ?? null;
}

/** Returns the direction of a text by its first letter. */
export function directionOf(text: string): Locale["dir"] {
  const rightToLeft = /^\P{L}*(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;
  return rightToLeft.test(text) ? "rtl" : "ltr";
}

/**
 * Wraps a name in direction marks inside a sentence of the other direction, so that its full stop stays at its end
 * (decision 69).
 */
export function nameWithin({ dir }: Locale, name: string): string {
  return directionOf(name) === dir ? name : `\u2068${name}\u2069`;
}
