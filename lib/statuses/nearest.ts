import { levenshteinDistance } from "deno-std/text/levenshtein_distance.js";
import type { Stage } from "@/lib/fields/constants.ts";
import { statusKey } from "./stages.ts";

/** A text with a stage, to compare a typed one with. */
export interface KnownText {
  text: string;
  stage: Stage;
}

/** Texts with fewer letters may have one typing error, others two: short words soon resemble each other. */
const SHORT = 7;

/**
 * Returns the known text that a mistyped one most resembles, ignoring case, accents and punctuation. Returns null if none is
 * close enough, or if equally close ones have different stages. Of equally close texts the first is returned.
 */
export function nearestText(
  typed: string,
  known: Iterable<KnownText>,
): KnownText | null {
  const letters = statusKey(typed);
  if (letters === "") return null;
  let most = letters.length < SHORT ? 1 : 2;
  let nearest: KnownText[] = [];
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
