/** Replaces the digits of any script by 0 to 9: some keyboards have no others. */
export function plainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, plainDigit);
}

/** Returns only the digits of a text, as 0 to 9. */
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
