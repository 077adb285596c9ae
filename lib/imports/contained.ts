import { WORDS } from "@/lib/i18n/dictionaries/mod.ts";
import { wordsOf } from "@/lib/i18n/fold.ts";
import { headWords } from "@/lib/i18n/words.ts";

/** A text, and its folded words between spaces. */
export interface Phrase {
  text: string;
  words: string;
}

/** Parts after which streets are named, or whose codes are also words: "New York Ave", "Rue de Lyon", "Via Roma 5". */
const TOWNS = ["city", "region", "country"];
/** Minimum letters of a town within a longer text. */
const MIN_TOWN = 3;

/** Words behind a street's name, and words before a name in it. */
const STREETS: ReadonlySet<string> = new Set(
  Object.values(WORDS).flatMap(({ streets }) => wordsOf(streets))
    .concat("st", "rd", "dr", "ln"),
);
const OF: ReadonlySet<string> = new Set(
  Object.values(WORDS).flatMap((words) => headWords(words, "of"))
    .flatMap(wordsOf),
);
/** A house number; more digits are a postcode. */
const HOUSE = /^\p{N}{1,3}\p{L}?$/u;

/** Returns the folded words of a text between spaces. */
export function toWords(text: string): string {
  return ` ${wordsOf(text).join(" ")} `;
}

/** Reports whether two texts have the same letters and digits. */
export function isEqual(one: Phrase, other: Phrase): boolean {
  return one.words.replaceAll(" ", "") === other.words.replaceAll(" ", "");
}

/** Reports whether a text contains the words of a part of a name or an address; a town in a street's name is not contained. */
export function containsPart(
  whole: Phrase,
  own: Phrase & { part: string },
): boolean {
  if (own.words.trim() === "" || !whole.words.includes(own.words)) return false;
  return !TOWNS.includes(own.part) || isBetweenCommas(whole.text, own) ||
    (own.words.trim().length >= MIN_TOWN && isTown(whole, own));
}

function isBetweenCommas(text: string, own: Phrase): boolean {
  return text.split(/[,،]/).some((piece) => toWords(piece) === own.words);
}

/** Reports whether a town stands anywhere but in the name of a street. */
function isTown(whole: Phrase, own: Phrase): boolean {
  const all = whole.words.trim().split(" ");
  const words = own.words.trim().split(" ");
  return all.some((_, at) => {
    const behind = all[at + words.length] ?? "";
    const isStreet = OF.has(all[at - 1] ?? "") || STREETS.has(behind) ||
      HOUSE.test(behind);
    return !isStreet && words.every((word, next) => all[at + next] === word);
  });
}
