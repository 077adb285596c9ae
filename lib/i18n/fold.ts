/**
 * Letters that look accented but do not decompose in Unicode; the final sigma, which toLowerCase() writes at the end of
 * every prefix; letters that differ between Arabic and Persian keyboards; and the tatweel, which only stretches a word.
 */
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

const LETTERS = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/** Normalizes a text for comparison: without accents or case, and with Western digits. */
export function fold(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plainDigits(letters).replace(LETTERS, (letter) => PLAIN[letter]!);
}

/** Spellings of ä, ö, ü, å, æ and ø on keyboards without them; runs, because "aä" may be "aae". */
const DIGRAPHS = /a[ae]+|[ou]e+/g;

/**
 * Folds a folded text further, for searches: "koehler" and "kohler" become one. The result for the beginning of a text
 * is a beginning of the result for the whole.
 */
export function foldDigraphs(folded: string): string {
  return folded.replace(DIGRAPHS, (pair) => pair[0]!);
}

/** Removes everything but letters and digits. */
export function stripSymbols(word: string): string {
  return word.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Returns the folded words of a text, that is, its runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Converts digits of any script to 0 to 9, because some keyboards have only their own script's. */
export function plainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, plainDigit);
}

/** Returns the digits of a text, as 0 to 9. */
export function digitsOf(text: string): string {
  return plainDigits(text.normalize("NFKC")).replace(/[^0-9]/g, "");
}

/** Unicode digits come in runs that begin with zero. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}
