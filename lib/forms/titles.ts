import { fieldLabel } from "@/lib/errors.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** Returns a field's label: its name in messages, capitalized. */
export function fieldTitle(
  t: Translate,
  locale: Locale,
  field: string,
): string {
  const name = fieldLabel(t, field);
  return name.charAt(0).toLocaleUpperCase(locale.tag) + name.slice(1);
}
