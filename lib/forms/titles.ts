import { fieldLabel } from "@/lib/errors.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** Returns the label of a field as a form shows it: the name that messages use, beginning with a capital. */
export function fieldTitle(
  t: Translate,
  locale: Locale,
  field: string,
): string {
  const name = fieldLabel(t, field);
  return name.charAt(0).toLocaleUpperCase(locale.tag) + name.slice(1);
}
