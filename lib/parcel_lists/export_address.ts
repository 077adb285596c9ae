import { type Locale, separatorOf } from "@/lib/i18n/locales.ts";

/** Returns the address of a selection as a table for the reader's spreadsheet; `selection` is in the parameters of its list. */
export function exportAddress(
  locale: Locale,
  selection: Record<string, string>,
): string {
  const query = new URLSearchParams({
    ...selection,
    separator: separatorOf(locale),
    language: locale.code,
  });
  return `/api/parcels.csv?${query}`;
}
