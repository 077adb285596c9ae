import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { Job } from "./schema.ts";

/** The results of jobs that have a text. */
const RESULTS = [
  "updated",
  "created",
  "changed",
  "restored",
  "undone",
  "trashed",
  "unknown",
  "left",
] as const;

/** Returns the results of an ended job in words, such as "25 updated, 2 not found"; empty if it counts nothing. */
export function resultText(
  { result }: Pick<Job, "result">,
  t: Translate,
  locale: Locale,
): string {
  // What an undo has restored is part of what it has undone.
  const isPart = Boolean(result?.undone);
  const texts = RESULTS.flatMap((name) => {
    if (name === "restored" && isPart) return [];
    const count = Number(result?.[name] ?? 0);
    const shown = formatNumber(count, locale.formatTag);
    return count === 0 ? [] : [t(`jobResult.${name}`, { count: shown })];
  });
  return new Intl.ListFormat(locale.tag, { type: "unit" }).format(texts);
}
