import { plainDigits } from "@/lib/i18n/fold.ts";

/**
 * Matches a number in scientific notation, such as "4,9176E+11". Without a decimal mark it needs the sign, because
 * "12E5" may be a code.
 */
const SCIENTIFIC =
  /^[-+]?(?:\d{1,3}(?:[.,٫]\d{0,20})? ?e ?\+ ?\d{1,3}|\d{1,3}[.,٫]\d{1,20}e\d{1,3})$/i;
const MAX_LENGTH = 40;
/** Most texts do not even begin like such a number. */
const BEGINNING = /^[\s+\-＋－\p{Nd}][^\p{L}]{0,30}[eｅ]/iu;

/** Reports whether a text is a long number that a spreadsheet has shortened, so that its digits are lost. */
export function isShortenedNumber(text: string): boolean {
  return text.length <= MAX_LENGTH && BEGINNING.test(text) &&
    SCIENTIFIC.test(plainDigits(text.normalize("NFKC")).trim());
}
