import type { Stage } from "@/lib/fields/constants.ts";
import type { Phrase } from "../phrase.ts";

/** The texts of carriers and offices for each stage, in one language. */
export interface KnownTexts extends Record<Stage, readonly Phrase[]> {
  /** Words for what the texts often name, with articles and pronouns, by hole: `{parcel}` stands for one of `parcel`. */
  words: Words;
}

export type Words = Readonly<Record<string, readonly Phrase[]>>;
