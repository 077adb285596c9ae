import { formatNumber } from "@/lib/numbers.ts";

/**
 * The BCP-47 tags and native names of the 16 languages, in the order of the picker (spec section 4). `in`, `se` and
 * `vn` are the product's codes for Hindi, Swedish and Vietnamese and must never reach Intl, which reads them as other
 * languages (decision 37).
 */
const LANGUAGES = {
  en: ["en", "English"],
  pt: ["pt", "Português"],
  nl: ["nl", "Nederlands"],
  ar: ["ar", "العربية"],
  es: ["es", "Español"],
  de: ["de", "Deutsch"],
  fa: ["fa", "فارسی"],
  fr: ["fr", "Français"],
  ru: ["ru", "Русский"],
  tr: ["tr", "Türkçe"],
  in: ["hi", "हिन्दी"],
  it: ["it", "Italiano"],
  se: ["sv", "Svenska"],
  id: ["id", "Bahasa Indonesia"],
  vn: ["vi", "Tiếng Việt (VN)"],
  vi: ["vi", "Tiếng Việt"],
} as const;

export type LocaleCode = keyof typeof LANGUAGES;

export const LOCALE_CODES = Object.keys(LANGUAGES) as LocaleCode[];

export interface Locale {
  /** The specification's code, as in the picker and the translation cookie. */
  code: LocaleCode;
  /** The BCP-47 tag for `<html lang>` and Intl. */
  tag: string;
  /**
   * The tag for formatting dates and numbers, with the Gregorian calendar and the digits of codes, weights and phone
   * numbers, so that a page does not mix two kinds of digits.
   */
  formatTag: string;
  /** The tag for numbers inside sentences, where Persian uses its own digits. */
  messageTag: string;
  dir: "ltr" | "rtl";
  /** The native name of the language. */
  name: string;
}

/** The properties in which right-to-left languages differ. */
const RIGHT_TO_LEFT: { [code in LocaleCode]?: Partial<Locale> } = {
  ar: {
    dir: "rtl",
    formatTag: "ar-u-nu-latn",
    messageTag: "ar-u-nu-latn",
  },
  fa: {
    dir: "rtl",
    formatTag: "fa-u-ca-gregory-nu-latn",
    messageTag: "fa-u-nu-arabext",
  },
};

function localeOf(code: LocaleCode): Locale {
  const [tag, name] = LANGUAGES[code];
  const locale = { code, tag, formatTag: tag, messageTag: tag, name };
  return { ...locale, dir: "ltr", ...RIGHT_TO_LEFT[code] };
}

/** Every locale by its code. */
export const LOCALES = Object.fromEntries(
  LOCALE_CODES.map((code) => [code, localeOf(code)]),
) as Record<LocaleCode, Locale>;

export const DEFAULT_LOCALE: Locale = LOCALES.en;

/** Reports whether an untrusted string is one of the 16 codes. */
export function isLocaleCode(value: string): value is LocaleCode {
  return Object.hasOwn(LANGUAGES, value);
}

/** By primary subtag. Two locales have the tag `vi`: the one with that code wins. `in` is the old tag of Indonesian. */
const BY_SUBTAG: ReadonlyMap<string, Locale> = new Map([
  ...Object.values(LOCALES).map((locale) => [locale.tag, locale] as const),
  ["vi", LOCALES.vi],
  ["in", LOCALES.id],
]);

/** Returns the locale of a BCP-47 tag, or null for an unsupported language. */
export function localeOfTag(tag: string): Locale | null {
  return BY_SUBTAG.get(tag.split("-", 1)[0]!.toLowerCase()) ?? null;
}

/** Returns the direction of a text by its first letter. */
export function directionOf(text: string): Locale["dir"] {
  const rightToLeft = /^\P{L}*(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;
  return rightToLeft.test(text) ? "rtl" : "ltr";
}

/**
 * Isolates a name whose direction differs from that of the sentence, so that the full stop stays at the sentence's end.
 */
export function nameWithin({ dir }: Locale, name: string): string {
  return directionOf(name) === dir ? name : `\u2068${name}\u2069`;
}

/** Returns the separator that spreadsheets in a language expect in CSV files: a semicolon if decimals have a comma. */
export function separatorOf({ formatTag }: Locale): "comma" | "semicolon" {
  return formatNumber(0.5, formatTag).includes(",") ? "semicolon" : "comma";
}

/** The query parameter for a language, so that a page can be shared and indexed in that language. */
export const LANGUAGE_PARAMETER = "lang";

/** An hreflang alternate of a page, for search engines. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** Returns a page's URL in a language. `page` is a path or URL without a query. */
export function urlInLanguage(page: string, code: string): string {
  return `${page}?${LANGUAGE_PARAMETER}=${code}`;
}

/** The languages for search engines; excludes `vn`, because its pages equal those of `vi`. */
export const LINKED_CODES = LOCALE_CODES.filter((code) => code !== "vn");

/** Lists a page's hreflang alternates: one per language, and x-default without the language parameter. */
export function alternates(page: string): Alternate[] {
  const inAll = LINKED_CODES.map((code) => ({
    hreflang: LOCALES[code].tag,
    href: urlInLanguage(page, code),
  }));
  return [...inAll, { hreflang: "x-default", href: page }];
}

/** Returns the language in a URL, or null if it names none of the 16. */
export function readLanguage(url: URL): LocaleCode | null {
  if (url.search === "") return null;
  const code = url.searchParams.get(LANGUAGE_PARAMETER) ?? "";
  return isLocaleCode(code) ? code : null;
}

/**
 * Adds the language of the requested URL to a redirect to the same page, or from one screen of the panel to another; returns
 * other locations unchanged.
 */
export function addLanguage(location: string, asked: URL): string {
  const code = readLanguage(asked);
  if (code === null) return location;
  const { origin, pathname, searchParams, hash } = new URL(location, asked);
  const isSame = pathname === asked.pathname;
  const isInPanel = [pathname, asked.pathname]
    .every((path) => path.startsWith("/control/"));
  if (origin !== asked.origin || !(isSame || isInPanel)) return location;
  searchParams.set(LANGUAGE_PARAMETER, code);
  return `${pathname}?${searchParams}${hash}`;
}

/** Returns a page's canonical URL: its path, with the language if the URL names a known one. */
export function canonicalPath(url: URL): string {
  const code = readLanguage(url);
  if (code === null) return url.pathname;
  return urlInLanguage(url.pathname, code === "vn" ? "vi" : code);
}

/** Removes the language from a path and query, for links to the page in other languages. */
export function withoutLanguage(path: string): string {
  if (!path.includes(`${LANGUAGE_PARAMETER}=`)) return path;
  const [pathname, query] = path.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  parameters.delete(LANGUAGE_PARAMETER);
  return parameters.size === 0 ? pathname! : `${pathname}?${parameters}`;
}
