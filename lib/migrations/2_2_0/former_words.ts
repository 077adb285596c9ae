/**
 * The search words of version 2.1.0: a copy of its functions. It never changes, even if the present
 * functions do, because the conversion deletes and keeps index entries by it.
 */

const MAX_WORD_LENGTH = 40;
const MAX_WORDS = 100;
const ENDING_LENGTHS = [4, 5, 6, 7, 8];

const PLAIN: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  þ: "th",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŧ: "t",
  ς: "σ",
  ي: "ی",
  ى: "ی",
  ك: "ک",
  ة: "ه",
  ە: "ه",
  ٱ: "ا",
  ـ: "",
};

/** Returns the words of texts, and those of compounds from the start of each part. */
export function textWords(texts: (string | null)[]): Set<string> {
  const found = new Set<string>();
  for (const word of texts.flatMap((text) => fold(text ?? "").split(/\s+/))) {
    const parts = word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "");
    const rests = parts.map((_, at) => parts.slice(at).join(""));
    for (const token of [...parts, ...rests]) {
      if (found.size === MAX_WORDS) return found;
      found.add(cut(token));
    }
  }
  return found;
}

/** Returns each text as one word. */
export function wholeWords(texts: (string | null)[]): string[] {
  return texts.map((text) => cut(strip(fold(text ?? ""))))
    .filter((word) => word !== "");
}

/** Returns the words of a tracking code: the whole and its endings. */
export function codeWords(code: string): string[] {
  const whole = strip(fold(code));
  const endings = ENDING_LENGTHS.filter((length) => length < whole.length);
  return [whole, ...endings.map((length) => `-${whole.slice(-length)}`)];
}

function fold(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[^\P{Nd}0-9]/gu, plainDigit)
    .replace(/[^ -~]/g, (letter) => PLAIN[letter] ?? letter);
}

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function strip(word: string): string {
  return word.replace(/[^\p{L}\p{N}]+/gu, "");
}

function cut(word: string): string {
  return word.slice(0, MAX_WORD_LENGTH).toWellFormed();
}
