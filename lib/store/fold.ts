import { plainDigits } from "@/lib/i18n/digits.ts";

/**
 * Letters that look accented but do not decompose in Unicode; the final sigma, which toLowerCase() writes at the end of
 * every prefix; and letters for which Arabic and Persian keyboards differ, with the stroke that only stretches a word.
 */
const PLAIN: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", þ: "th" },
  ...{ đ: "d", ð: "d", ħ: "h", ı: "i", ł: "l", ŧ: "t", ς: "σ" },
  ...{ ي: "ی", ى: "ی", ك: "ک", ة: "ه", ە: "ه", ٱ: "ا", ـ: "" },
};

const LETTERS = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/** Normalizes a text for comparison: no accents, no case, digits of one script (decision 11). */
export function fold(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plainDigits(letters).replace(LETTERS, (letter) => PLAIN[letter]!);
}

/** Removes everything but letters and digits. */
export function joined(word: string): string {
  return word.replace(/[^\p{L}\p{N}]+/gu, "");
}
