import type { LocaleCode } from "../locales.ts";
import type { Dictionary } from "../translate.ts";
import { en } from "./en.ts";

/** The dictionary of each language, keyed by the product's language code (decision 37). */
export const dictionaries: Record<LocaleCode, Dictionary> = {
  en,
  pt: en,
  nl: en,
  ar: en,
  es: en,
  de: en,
  fa: en,
  fr: en,
  ru: en,
  tr: en,
  in: en,
  it: en,
  se: en,
  id: en,
  vn: en,
  vi: en,
};
