/**
 * Letters that are accented to the eye and yet one sign to Unicode, and the sigma of a word's end, which toLowerCase()
 * makes of the last one of every beginning of a word.
 */
const PLAIN: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", þ: "th" },
  ...{ đ: "d", ð: "d", ħ: "h", ı: "i", ł: "l", ŧ: "t", ς: "σ" },
};

/** Folds a text for comparing: no accents, no case (decision 11). */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/[ßæœøþđðħıłŧς]/g, (letter) => PLAIN[letter]!);
}

/** Gives the letters and digits of a text alone. */
export function joined(word: string): string {
  return word.replace(/[^\p{L}\p{N}]+/gu, "");
}
