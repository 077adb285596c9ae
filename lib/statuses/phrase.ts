import { mapValues } from "deno-std/collections/map_values.js";
import { fold } from "@/lib/i18n/fold.ts";

/**
 * A text with its variants, as in `[your] (parcel|package) [was] delivered to {place}`: square brackets mark optional
 * parts, round ones alternatives, and braces holes for values such as a place. A number hole that occurs twice must
 * have the same value.
 */
export type Phrase = string;

/** A parsed phrase, or an alternative within one. */
export type Parts = readonly Part[];

type Part =
  | { word: string }
  | { hole: string }
  | { choices: Parts[]; isOptional: boolean };

/** Regular expressions for the values of holes, by hole. They match words that are each preceded by a space. */
export type Holes = Readonly<Record<string, string>>;

/** A hole ends at the end of a word. */
const END = "(?= |$)";

export const HOLES: Holes = {
  n: String.raw`(?<n> \d+)`,
  m: String.raw`(?<m> \d+)`,
  /** A person, a company, a code. */
  name: String.raw`((?: \S+){1,6})`,
  /** A town, a facility, a country. */
  place: String.raw`((?: \S+){1,8})`,
  /** A date, a time or a range. */
  time: String.raw`((?: \S+){0,5} \d+(?: \S+){0,3})`,
};

/** Brackets, holes and words. */
const TOKEN = /[[\]()|]|\{\w+\}|[\p{L}\p{N}]+/gu;

/** Parses a phrase. Throws for unmatched brackets. */
export function parsePhrase(phrase: Phrase): Parts {
  const tokens = fold(phrase).match(TOKEN) ?? [];
  const parts = readParts(tokens);
  if (tokens.length > 0) throw new Error(`Unmatched bracket in "${phrase}"`);
  return parts;
}

/** Consumes tokens up to the end of an alternative, but not the token that ends it. */
function readParts(tokens: string[]): Parts {
  const parts: Part[] = [];
  while (tokens.length > 0 && !"|])".includes(tokens[0]!)) {
    const token = tokens.shift()!;
    if (token === "[" || token === "(") parts.push(readChoices(tokens, token));
    else if (token.startsWith("{")) parts.push({ hole: token.slice(1, -1) });
    else parts.push({ word: token });
  }
  return parts;
}

function readChoices(tokens: string[], opening: "[" | "("): Part {
  const choices = [readParts(tokens)];
  while (tokens[0] === "|") {
    tokens.shift();
    choices.push(readParts(tokens));
  }
  const isOptional = opening === "[";
  if (tokens.shift() !== (isOptional ? "]" : ")")) {
    throw new Error(`Unmatched "${opening}"`);
  }
  return { choices, isOptional };
}

/**
 * Compiles parts to the source of a regular expression. `filled` are the holes of preceding parts. Throws for an
 * unknown hole.
 */
export function sourceOf(
  parts: Parts,
  holes: Holes,
  filled: readonly string[] = [],
): string {
  const seen = new Set(filled);
  return parts.map((part) => {
    if ("word" in part) return ` ${part.word}`;
    if ("hole" in part) return holeSource(part.hole, holes, seen);
    const choices = part.choices
      .map((choice) => sourceOf(choice, holes, [...seen]));
    return `(?:${choices.join("|")})${part.isOptional ? "?" : ""}`;
  }).join("");
}

function holeSource(hole: string, holes: Holes, seen: Set<string>): string {
  const source = holes[hole];
  if (source === undefined) return unknownHole(hole);
  const isAgain = seen.has(hole) && source.startsWith("(?<");
  seen.add(hole);
  return (isAgain ? `\\k<${hole}>` : source) + END;
}

/**
 * Returns sets of words: every variant contains at least one word of each set. None if a variant may consist of holes
 * only. `known` are the sets of all holes. Throws for an unknown hole.
 */
export function anchorsOf(
  parts: Parts,
  known: Readonly<Record<string, Anchors[]>>,
): Anchors[] {
  return parts.flatMap((part) => {
    if ("word" in part) return [new Set([part.word])];
    if ("hole" in part) return known[part.hole] ?? unknownHole(part.hole);
    const each = part.choices.map((choice) => anchorsOf(choice, known));
    if (part.isOptional || each.some((sets) => sets.length === 0)) return [];
    return [new Set(each.flatMap((sets) => [...longestOf(sets)]))];
  });
}

export type Anchors = ReadonlySet<string>;

function unknownHole(hole: string): never {
  throw new Error(`No hole is called "${hole}"`);
}

/** Returns the set with the longest words, because short ones are frequent. */
function longestOf(sets: readonly Anchors[]): Anchors {
  return sets.reduce((best, words) =>
    shortest(words) > shortest(best) ? words : best
  );
}

function shortest(words: Anchors): number {
  return Math.min(...words.values().map(({ length }) => length));
}

/** What the holes of a language's phrases stand for. */
export interface Vocabulary {
  holes: Holes;
  anchors: Readonly<Record<string, Anchors[]>>;
}

/** Reads what other holes than those for values stand for. Words may have holes that stand before them. */
export function readVocabulary(
  words: Readonly<Record<string, readonly Phrase[]>>,
): Vocabulary {
  const holes: Record<string, string> = { ...HOLES };
  const anchors = mapValues<Holes, Anchors[]>(HOLES, () => []);
  for (const [hole, phrases] of Object.entries(words)) {
    const choices = phrases.map(parsePhrase);
    const parts = [{ choices, isOptional: false }];
    anchors[hole] = anchorsOf(parts, anchors);
    holes[hole] = sourceOf(parts, holes);
  }
  return { holes, anchors };
}
