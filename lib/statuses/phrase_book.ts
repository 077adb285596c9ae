import { wordsOf } from "@/lib/i18n/fold.ts";
import {
  anchorsOf,
  HOLES,
  parsePhrase,
  type Phrase,
  sourceOf,
} from "./phrase.ts";

/** The position before a capital letter within a word. */
const CAPITAL_WITHIN = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** A phrase whose pattern is compiled at its first comparison. */
interface Entry<T> {
  source: string;
  pattern?: RegExp;
  value: T;
}

/** Maps phrases to values. A phrase has to match the whole text; case, accents and punctuation are ignored. */
export class PhraseBook<T> {
  /** By anchor words: every text that matches an entry contains one of its anchors. */
  readonly #entries = new Map<string, Entry<T>[]>();

  /**
   * Adds phrases; `words` lists what other holes stand for, and may use holes that it lists before. Throws for unmatched
   * brackets, an unknown hole, or a variant without a word.
   */
  add(
    phrases: readonly Phrase[],
    value: T,
    words: Readonly<Record<string, readonly Phrase[]>>,
  ): void {
    const { holes, anchors: known } = readWords(words);
    for (const phrase of phrases) {
      const parts = parsePhrase(phrase);
      const entry = { source: sourceOf(parts, holes), value };
      const [anchors] = anchorsOf(parts, known)
        .toSorted((one, other) => this.#count(one) - this.#count(other));
      if (!anchors) throw new Error(`No word in "${phrase}"`);
      for (const word of new Set(anchors)) this.#addBy(word, entry);
    }
  }

  /** Returns how many entries have these anchors: a text is compared with all entries of its words. */
  #count(words: readonly string[]): number {
    const counts = words.map((word) => this.#entries.get(word)?.length ?? 0);
    return counts.reduce((sum, count) => sum + count, 0);
  }

  #addBy(word: string, entry: Entry<T>): void {
    const others = this.#entries.get(word);
    if (others === undefined) this.#entries.set(word, [entry]);
    else others.push(entry);
  }

  /**
   * Returns the value of the phrase that matches a whole text, or null. Of several matches, the one with the shortest
   * holes wins.
   */
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

/** Returns the regular expressions and the anchors of all holes. */
function readWords(words: Readonly<Record<string, readonly Phrase[]>>) {
  const holes: Record<string, string> = { ...HOLES };
  const anchors: Record<string, string[][]> = {};
  for (const [hole, phrases] of Object.entries(words)) {
    const choices = phrases.map(parsePhrase);
    const parts = [{ choices, isOptional: false }];
    holes[hole] = sourceOf(parts, holes);
    anchors[hole] = anchorsOf(parts, anchors);
  }
  return { holes, anchors };
}

/** Returns the total length of a match's holes; Infinity if there is no match. */
function lengthOfHoles(match: RegExpExecArray | null): number {
  if (match === null) return Infinity;
  const [, ...holes] = match;
  return holes.reduce((sum, hole = "") => sum + hole.length, 0);
}
