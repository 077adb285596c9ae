import { IntlMessageFormat } from "intl-messageformat";
import { en } from "./dictionaries/en.ts";
import { dictionaries } from "./dictionaries/mod.ts";
import { type Locale, type LocaleCode, LOCALES } from "./locales.ts";

/** A key of the dictionaries; a missing key does not compile. */
export type MessageKey = keyof typeof en;

/** A dictionary has the same keys as English. */
export type Dictionary = Record<MessageKey, string>;

export type MessageParams = Record<string, string | number>;

/** Translates into one language. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

/**
 * Returns the text of a key built from stored words, or undefined if a later version of the app has stored an unknown
 * word.
 */
export function textIfKnown(t: Translate, key: string): string | undefined {
  return t(key as MessageKey);
}

const compiled = new Map<string, IntlMessageFormat>();

/**
 * Returns the text of `key` in the locale's language with ICU placeholders and plurals filled from
 * `params` (spec section 4).
 */
export function translate(
  locale: Locale,
  key: MessageKey,
  params?: MessageParams,
): string {
  const text = dictionaries[locale.code][key];
  if (params === undefined) return text;
  const cacheKey = `${locale.code} ${key}`;
  let message = compiled.get(cacheKey);
  if (message === undefined) {
    message = new IntlMessageFormat(text, locale.messageTag);
    compiled.set(cacheKey, message);
  }
  return String(message.format(params));
}

const translators = new Map(
  Object.values(LOCALES).map((locale): [string, Translate] => [
    locale.code,
    (key, params) => translate(locale, key, params),
  ]),
);

/** Returns the translator of a locale, the same function each time. */
export function translator(locale: Locale): Translate {
  return translators.get(locale.code)!;
}

/** Returns the translator for `language`, or `own` if none is requested. */
export function inLanguage(
  language: LocaleCode | undefined,
  own: Translate,
): Translate {
  return language === undefined ? own : translator(LOCALES[language]);
}
