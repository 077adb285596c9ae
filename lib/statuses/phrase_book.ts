import { wordsOf } from "@/lib/i18n/fold.ts";
import {
  type Anchors,
  anchorsOf,
  type Holes,
  parsePhrase,
  type Parts,
  type Phrase,
  sourceOf,
  type Vocabulary,
} from "./phrase.ts";

/** The position before a capital letter within a word. */
const CAPITAL_WITHIN = /(?<=\p{Ll})(?=\p{Lu})/gu;

interface Entry<T> {
  parts: Parts;
  holes: Holes;
  /** Every text that matches contains a word of each. */
  anchors: Anchors[];
  /** Compiled at the first comparison, because most phrases never occur. */
  pattern?: RegExp;
  value: T;
}

/** Maps phrases to values. A phrase has to match the whole text; case, accents and punctuation are ignored. */
export class PhraseBook<T> {
  readonly #entries: Entry<T>[] = [];
  /** Entries by the words of their rarest anchors; undefined if there are newer entries. */
  #index: Map<string, Entry<T>[]> | undefined;

  /** Adds phrases. Throws for unmatched brackets, an unknown hole, or a variant without a word. */
  add(phrases: readonly Phrase[], value: T, words: Vocabulary): void {
    for (const phrase of phrases) {
      const parts = parsePhrase(phrase);
      const anchors = anchorsOf(parts, words.anchors);
      if (anchors.length === 0) throw new Error(`No word in "${phrase}"`);
      this.#entries.push({ parts, holes: words.holes, anchors, value });
    }
    this.#index = undefined;
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
    const index = this.#index ??= indexOf(this.#entries);
    for (const word of new Set(words)) {
      for (const entry of index.get(word) ?? []) {
        if (!hasAnchors(words, entry)) continue;
        entry.pattern ??= compile(entry);
        const length = lengthOfHoles(entry.pattern.exec(spaced));
        if (length === 0) return entry.value;
        if (length < least) [best, least] = [entry.value, length];
      }
    }
    return best;
  }
}

/** Indexes entries by their rarest words, because a text is compared with all entries of its words. */
function indexOf<T>(entries: readonly Entry<T>[]): Map<string, Entry<T>[]> {
  const counts = new Map<string, number>();
  for (const word of entries.flatMap(wordsOfEntry)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const count = (words: Anchors) =>
    words.values().reduce((sum, word) => sum + counts.get(word)!, 0);
  const index = new Map<string, Entry<T>[]>();
  for (const entry of entries) {
    const [rarest] = entry.anchors
      .toSorted((one, other) => count(one) - count(other));
    for (const word of rarest!) {
      const others = index.get(word);
      if (others === undefined) index.set(word, [entry]);
      else others.push(entry);
    }
  }
  return index;
}

function wordsOfEntry({ anchors }: Entry<unknown>): string[] {
  return anchors.flatMap((words) => [...words]);
}

function hasAnchors(
  words: readonly string[],
  { anchors }: Entry<unknown>,
): boolean {
  return anchors.every((each) => words.some((word) => each.has(word)));
}

function compile({ parts, holes }: Entry<unknown>): RegExp {
  return new RegExp(`^${sourceOf(parts, holes)}$`, "u");
}

/** Returns the total length of a match's holes; Infinity if there is no match. */
function lengthOfHoles(match: RegExpExecArray | null): number {
  if (match === null) return Infinity;
  const [, ...holes] = match;
  return holes.reduce((sum, hole = "") => sum + hole.length, 0);
}
