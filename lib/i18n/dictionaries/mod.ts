import type { LocaleCode } from "../locales.ts";
import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";
import { ar, words as arWords } from "./ar.ts";
import { de, words as deWords } from "./de.ts";
import { en, words as enWords } from "./en.ts";
import { es, words as esWords } from "./es.ts";
import { fa, words as faWords } from "./fa.ts";
import { fr, words as frWords } from "./fr.ts";
import { id, words as idWords } from "./id.ts";
import { hi, words as hiWords } from "./in.ts";
import { it, words as itWords } from "./it.ts";
import { nl, words as nlWords } from "./nl.ts";
import { pt, words as ptWords } from "./pt.ts";
import { ru, words as ruWords } from "./ru.ts";
import { sv, words as svWords } from "./se.ts";
import { tr, words as trWords } from "./tr.ts";
import { vi, words as viWords } from "./vi.ts";

/** The dictionary of each language, keyed by the product's language code. */
export const dictionaries: Record<LocaleCode, Dictionary> = {
  en,
  pt,
  nl,
  ar,
  es,
  de,
  fa,
  fr,
  ru,
  tr,
  in: hi,
  it,
  se: sv,
  id,
  vn: vi,
  vi,
};

/** The words that offices use in each language, by the same codes. */
export const WORDS: Record<LocaleCode, Words> = {
  en: enWords,
  pt: ptWords,
  nl: nlWords,
  ar: arWords,
  es: esWords,
  de: deWords,
  fa: faWords,
  fr: frWords,
  ru: ruWords,
  tr: trWords,
  in: hiWords,
  it: itWords,
  se: svWords,
  id: idWords,
  vn: viWords,
  vi: viWords,
};
