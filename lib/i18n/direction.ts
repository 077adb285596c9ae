import type { Locale } from "./locales.ts";

/** Reports in which direction a typed text runs: as its first letter does. */
export function directionOf(text: string): Locale["dir"] {
  const rightToLeft = /^\P{L}*(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;
  return rightToLeft.test(text) ? "rtl" : "ltr";
}

/**
 * Returns a name as it stands inside of a sentence: where that runs the other way, signs that nobody sees keep the name's
 * full stop at its end (decision 69).
 */
export function nameWithin({ dir }: Locale, name: string): string {
  return directionOf(name) === dir ? name : `\u2068${name}\u2069`;
}
