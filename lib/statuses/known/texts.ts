import type { Stage } from "@/lib/fields/constants.ts";
import type { Phrase } from "../phrase.ts";

/** Texts by which carriers and offices say in a language how far a parcel is. */
export interface KnownTexts extends Record<Stage, readonly Phrase[]> {
  /** The words for a parcel, with articles and pronouns: `{parcel}` in the texts. */
  parcel: readonly Phrase[];
}
