import {
  anchorsOf,
  HOLES,
  parsePhrase,
  type Phrase,
  sourceOf,
  wordsOf,
} from "./phrase.ts";

/** Before a capital letter within a word. */
const CAPITAL_WITHIN = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** A phrase that has not been compared with a text before has no pattern yet. */
interface Entry<T> {
  source: string;
  pattern?: RegExp;
  value: T;
}

/** Finds the value of a text among phrases, by the whole text, ignoring case, accents and signs. */
export class PhraseBook<T> {
  /** By words of which one is in every text that is meant. */
  readonly #entries = new Map<string, Entry<T>[]>();

  /**
   * Adds phrases; `parcel` are the words for a parcel, which the phrases call `{parcel}`. Throws for one with unmatched brackets, an
   * unknown hole, or a variant without a word.
   */
  add(phrases: readonly Phrase[], value: T, parcel: readonly Phrase[]): void {
    const words = parcel.map((text) => sourceOf(parsePhrase(text), HOLES));
    const holes = { ...HOLES, parcel: `(?:${words.join("|")})` };
    for (const phrase of phrases) {
      const parts = parsePhrase(phrase);
      const entry = { source: sourceOf(parts, holes), value };
      const anchors = anchorsOf(parts);
      if (anchors.length === 0) throw new Error(`No word in "${phrase}"`);
      for (const word of new Set(anchors)) this.#addBy(word, entry);
    }
  }

  #addBy(word: string, entry: Entry<T>): void {
    const others = this.#entries.get(word);
    if (others === undefined) this.#entries.set(word, [entry]);
    else others.push(entry);
  }

  /** Returns the value of a text, null if no phrase is its whole text. Of several the one with the shortest holes counts. */
  find(text: string): T | null {
    // Programs write "InfoReceived", and people "PaketShop".
    const isName = !/\s/.test(text);
    const words = wordsOf(isName ? text.replace(CAPITAL_WITHIN, " ") : text);
    const spaced = words.map((word) => ` ${word}`).join("");
    let best: T | null = null;
    let least = Infinity;
    for (const word of new Set(words)) {
      for (const entry of this.#entries.get(word) ?? []) {
        entry.pattern ??= new RegExp(`^${entry.source}$`, "u");
        const length = lengthOfHoles(entry.pattern.exec(spaced));
        if (length < least) [best, least] = [entry.value, length];
      }
    }
    return best;
  }
}

/** Returns the letters and digits of the holes of a match, Infinity if there is none. */
function lengthOfHoles(match: RegExpExecArray | null): number {
  if (match === null) return Infinity;
  const [, ...holes] = match;
  return holes.reduce((sum, hole = "") => sum + hole.length, 0);
}
