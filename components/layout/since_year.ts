import type { Translate } from "@/lib/i18n/translate.ts";

/** The sentences that name the founding year, each of which has a variant without it. */
type SinceYear = "footer.line" | "home.hero.promise" | "home.about.title";

/** Returns a sentence with the founding year, or its variant without the year if the owner cleared it (decision 125). */
export function sinceYear(
  t: Translate,
  key: SinceYear,
  year: number | null,
): string {
  return year === null ? t(`${key}NoYear`) : t(key, { year });
}
