import { WORDS } from "@/lib/i18n/dictionaries/mod.ts";
import { wordsOf } from "@/lib/i18n/fold.ts";
import { HEAD_ROLES, type HeadRole, headWords } from "@/lib/i18n/words.ts";
import { type HeadMeaning, meaningsOf } from "./head_meanings.ts";

/** The roles of a word or phrase. */
type Roles = ReadonlySet<HeadRole>;

/** A word of a heading. */
interface Word {
  text: string;
  /** Whether it stands in brackets or behind a comma or slash, as units and notes do. */
  isAside: boolean;
}

/** Maximum words of a phrase. */
const MAX_PHRASE = 6;
/** An unknown word aside is a unit or a format if it is no longer than this: "(kg)", "/ USD", "(dd.mm.yyyy)". */
const MAX_NOTE = 4;
/** Minimum letters of the halves of a compound such as "Empfängername" or "Bestellnr". */
const MIN_HALVES = [3, 2] as const;
/** Maximum readings of a heading that are tried. */
const MAX_READINGS = 64;

const BRACKETS = /[([{（]([^)\]}）]*)[)\]}）]?/gu;
const DIGITS = /^\p{N}{1,2}$/u;

/** Matches the places where a programmer's name has a new word: "shipToName", "Address1". */
const NEW_WORD =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}\p{M}*)(?=\d)/gu;

let known: ReadonlyMap<string, Roles> | undefined;

/** Returns the meanings that a heading may have in any language, the likeliest one first; none if it has an unknown word. */
export function readHead(head: string): HeadMeaning[] {
  const roles = rolesOf(wordsIn(head));
  if (roles === null || roles.length === 0) return [];
  const found = readingsOf(roles).flatMap(meaningsOf)
    .toSorted((one, other) => one.distance - other.distance);
  return found.filter(({ field }, at) =>
    found.findIndex((other) => other.field === field) === at
  );
}

/** Reports whether a heading has a word for goods for sale, such as "Item" or "SKU". */
export function namesArticle(head: string): boolean {
  return wordsIn(head).some((_, at, words) =>
    longestPhrase(words, at)?.roles.has("article")
  );
}

/** Reports whether a heading is a word for a number alone, such as "Nr." and "Número". */
export function isNumberAlone(head: string): boolean {
  const roles = rolesOf(wordsIn(head));
  return roles?.length === 1 && roles[0]!.has("number");
}

/** Returns the terms of all languages, which are collected with the first heading. */
function terms(): ReadonlyMap<string, Roles> {
  return known ??= collectTerms();
}

/** Returns the roles of all terms. A phrase is also known as one word, and in any order without its "of". */
function collectTerms(): ReadonlyMap<string, Roles> {
  const found = new Map<string, Set<HeadRole>>();
  for (const words of Object.values(WORDS)) {
    const phrasesOf = (role: HeadRole) => headWords(words, role).map(wordsOf);
    const fillers = phrasesOf("of").flat();
    for (const role of HEAD_ROLES) {
      for (const phrase of phrasesOf(role)) {
        const short = phrase.filter((word) => !fillers.includes(word));
        const forms = [phrase.join(" "), phrase.join("")];
        if (short.length > 1) forms.push(anyOrder(short));
        for (const form of forms) {
          found.set(form, (found.get(form) ?? new Set()).add(role));
        }
      }
    }
  }
  return found;
}

function wordsIn(head: string): Word[] {
  const asides: string[] = [];
  const outside = head.replace(BRACKETS, (_, inner: string) => {
    asides.push(inner);
    return " ";
  });
  const [main = "", ...tail] = outside.split(/[,،/]/u);
  return [
    ...split(main, false),
    ...[...asides, ...tail].flatMap((text) => split(text, true)),
  ];
}

function split(text: string, isAside: boolean): Word[] {
  return wordsOf(text.replace(NEW_WORD, " "))
    .map((word) => ({ text: word, isAside }));
}

/** Returns the roles of the words in order, or null if one is unknown. */
function rolesOf(words: Word[]): Roles[] | null {
  const found: Roles[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = longestPhrase(words, at);
    const { text, isAside } = words[at]!;
    at += phrase?.length ?? 1;
    if (phrase !== null) {
      found.push(phrase.roles);
      continue;
    }
    if (DIGITS.test(text)) continue;
    const halves = splitCompound(text);
    if (halves !== null) found.push(...halves);
    else if (!isAside || text.length > MAX_NOTE) return null;
  }
  return found;
}

function longestPhrase(
  words: Word[],
  at: number,
): { roles: Roles; length: number } | null {
  const texts = words.slice(at, at + MAX_PHRASE).map(({ text }) => text);
  for (let length = texts.length; length > 0; length--) {
    const phrase = texts.slice(0, length);
    const roles = terms().get(phrase.join(" ")) ??
      terms().get(anyOrder(withoutOf(phrase)));
    if (roles !== undefined) return { roles, length };
  }
  // "Way bill", "e Mail".
  const roles = terms().get(texts.slice(0, 2).join(""));
  if (roles !== undefined) return { roles, length: 2 };
  // "Orders", "Auftrags-".
  const single = terms().get(texts[0]!.replace(/s$/, ""));
  return single === undefined ? null : { roles: single, length: 1 };
}

/** Returns the key of a phrase for its words in any order. */
function anyOrder(words: string[]): string {
  return words.toSorted().join("+");
}

/** Returns a phrase without the "of" inside it. */
function withoutOf(texts: string[]): string[] {
  const end = texts.length - 1;
  return texts.filter((text, at) =>
    at === 0 || at === end || !terms().get(text)?.has("of")
  );
}

/** Returns the roles of the two words that a compound consists of, perhaps joined by an s: "Auftragsnummer". */
function splitCompound(text: string): Roles[] | null {
  const [first, second] = MIN_HALVES;
  for (let end = text.length - second; end >= first; end--) {
    const half = text.slice(0, end);
    const roles = terms().get(half) ?? terms().get(half.replace(/s$/, ""));
    const others = terms().get(text.slice(end));
    if (roles !== undefined && others !== undefined) return [roles, others];
  }
  return null;
}

/** Returns every choice of one role for each word. */
function readingsOf(roles: Roles[]): HeadRole[][] {
  let readings: HeadRole[][] = [[]];
  for (const options of roles) {
    readings = readings.flatMap((reading) =>
      [...options].map((role) => [...reading, role])
    ).slice(0, MAX_READINGS);
  }
  return readings;
}
