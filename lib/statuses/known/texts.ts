import type { Stage } from "@/lib/fields/constants.ts";
import type { Phrase } from "../phrase.ts";

/** Texts by which carriers and offices say in a language how far a parcel is. */
export interface KnownTexts extends Record<Stage, readonly Phrase[]> {
  /** Words for what the texts often name, with articles and pronouns, by hole: `{parcel}` stands for one of `parcel`. */
  words: Words;
}

export type Words = Readonly<Record<string, readonly Phrase[]>>;
