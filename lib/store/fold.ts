import { plainDigits } from "@/lib/i18n/digits.ts";

/**
 * Letters that are accented to the eye and yet one sign to Unicode, the sigma of a word's end, which toLowerCase() makes
 * of the last one of every beginning of a word, and letters for which Arabic and Persian keyboards have different signs,
 * with the stroke that only stretches a word.
 */
const PLAIN: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", þ: "th" },
  ...{ đ: "d", ð: "d", ħ: "h", ı: "i", ł: "l", ŧ: "t", ς: "σ" },
  ...{ ي: "ی", ى: "ی", ك: "ک", ة: "ه", ە: "ه", ٱ: "ا", ـ: "" },
};

const LETTERS = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/** Folds a text for comparing: no accents, no case, digits of one script (decision 11). */
export function fold(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plainDigits(letters).replace(LETTERS, (letter) => PLAIN[letter]!);
}

/** Returns the letters and digits of a text alone. */
export function joined(word: string): string {
  return word.replace(/[^\p{L}\p{N}]+/gu, "");
}
