import { type Stage, STAGES } from "@/lib/fields/constants.ts";
import type { LocaleCode } from "@/lib/i18n/locales.ts";
import { ar } from "./known/ar.ts";
import { de } from "./known/de.ts";
import { en } from "./known/en.ts";
import { es } from "./known/es.ts";
import { fa } from "./known/fa.ts";
import { fr } from "./known/fr.ts";
import { id } from "./known/id.ts";
import { hi } from "./known/in.ts";
import { it } from "./known/it.ts";
import { nl } from "./known/nl.ts";
import { pt } from "./known/pt.ts";
import { ru } from "./known/ru.ts";
import { se } from "./known/se.ts";
import { tools } from "./known/tools.ts";
import { tr } from "./known/tr.ts";
import { vi } from "./known/vi.ts";
import type { KnownTexts } from "./known/texts.ts";
import { detailedStage } from "./details.ts";
import { readVocabulary } from "./phrase.ts";
import { PhraseBook } from "./phrase_book.ts";

/**
 * The version of the tables, stored in the database. Raise it with the first change of these texts or of the
 * suggestions after a release, so that the next start files all parcels again.
 */
export const TABLE = 1;

/** `vn` is a second code of Vietnamese. */
type OtherLanguage = Exclude<LocaleCode, "en" | "vn">;

const OTHER_LANGUAGES: Record<OtherLanguage, KnownTexts> = {
  de,
  fr,
  nl,
  es,
  pt,
  it,
  se,
  ru,
  tr,
  ar,
  fa,
  in: hi,
  id,
  vi,
};

/** English comes first, because the first of equal matches wins. */
export const TABLES: readonly KnownTexts[] = [
  en,
  tools,
  ...Object.values(OTHER_LANGUAGES),
];

let known: PhraseBook<Stage> | undefined;

/**
 * Returns the stage of a text that carriers, offices or other programs use; null for unknown texts. Matches whole texts
 * only, or several that are known one by one, as in "In transit - Arrived at hub".
 */
export function knownStage(text: string): Stage | null {
  const book = known ??= readTables();
  return book.find(text) ?? detailedStage(text, (part) => book.find(part));
}

function readTables(): PhraseBook<Stage> {
  const book = new PhraseBook<Stage>();
  for (const table of TABLES) {
    const words = readVocabulary(table.words);
    for (const stage of STAGES) book.add(table[stage], stage, words);
  }
  return book;
}
