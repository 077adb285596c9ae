import { fieldLabel } from "@/lib/errors.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** Returns a field's label: its name in messages, capitalized. */
export function fieldTitle(
  t: Translate,
  locale: Locale,
  field: string,
): string {
  return capitalize(locale, fieldLabel(t, field));
}

/** Capitalizes the first letter of a text. */
export function capitalize(locale: Locale, text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale.tag) + text.slice(1);
}
