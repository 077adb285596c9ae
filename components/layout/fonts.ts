import type { Locale } from "@/lib/i18n/locales.ts";

/** Returns the font file that a page's first words need; the style sheet names the others. */
export function fontOf(locale: Locale): string {
  switch (locale.tag) {
    case "ar":
    case "fa":
      return "/fonts/vazirmatn-arabic.woff2";
    case "hi":
      return "/fonts/noto-sans-devanagari-devanagari.woff2";
    case "ru":
      return "/fonts/inter-cyrillic.woff2";
    default:
      return "/fonts/inter-latin.woff2";
  }
}
