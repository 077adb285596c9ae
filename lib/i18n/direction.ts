import type { Locale } from "./locales.ts";

/** Returns the direction of a text by its first letter. */
export function directionOf(text: string): Locale["dir"] {
  const rightToLeft = /^\P{L}*(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;
  return rightToLeft.test(text) ? "rtl" : "ltr";
}

/**
 * Wraps a name in direction marks inside a sentence of the other direction, so that its full stop stays at its end
 * (decision 69).
 */
export function nameWithin({ dir }: Locale, name: string): string {
  return directionOf(name) === dir ? name : `\u2068${name}\u2069`;
}
