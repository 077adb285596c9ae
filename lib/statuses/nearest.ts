import { levenshteinDistance } from "deno-std/text/levenshtein_distance.js";
import type { ParcelStage, Stage } from "@/lib/fields/constants.ts";
import { LOCALE_CODES, type LocaleCode } from "@/lib/i18n/locales.ts";
import type { StatusMeanings } from "./meanings.ts";
import { statusKey } from "./stages.ts";
import { textIn, withSuggestions } from "./store.ts";

/** A text with a stage, to compare a typed one with. */
export interface KnownText {
  text: string;
  stage: Stage | ParcelStage;
}

/** Texts with fewer letters may have one typing error, others two: short words soon resemble each other. */
const SHORT = 7;

/**
 * Returns the known text that a mistyped one most resembles, ignoring case, accents and punctuation. Returns null if none is
 * close enough, or if equally close ones have different stages. Of equally close texts the first is returned.
 */
export function nearestText<Known extends KnownText>(
  typed: string,
  known: Iterable<Known>,
): Known | null {
  const letters = statusKey(typed);
  if (letters === "") return null;
  let most = letters.length < SHORT ? 1 : 2;
  let nearest: Known[] = [];
  for (const candidate of known) {
    const other = statusKey(candidate.text);
    if (Math.abs(other.length - letters.length) > most) continue;
    const distance = levenshteinDistance(letters, other);
    if (distance > most) continue;
    if (distance < most) nearest = [];
    most = distance;
    nearest.push(candidate);
  }
  const stages = new Set(nearest.map(({ stage }) => stage));
  return stages.size === 1 ? nearest[0]! : null;
}

/**
 * Returns the offered status that a mistyped one most resembles, with suggestions compared in all languages and returned in
 * the reader's. Returns null like nearestText().
 */
export function nearestOffered(
  { records }: StatusMeanings,
  typed: string,
  code: LocaleCode,
): string | null {
  const known = withSuggestions(records)
    .filter(({ hidden }) => hidden === "no")
    .flatMap((record) => {
      const { text, stage } = record;
      const texts = text === null
        ? LOCALE_CODES.map((language) => textIn(record, language))
        : [text];
      return texts.map((text) => ({ text, stage, record }));
    });
  const nearest = nearestText(typed, known);
  return nearest && textIn(nearest.record, code);
}
