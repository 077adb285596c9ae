import type { LocaleCode } from "@/lib/i18n/locales.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { StatusMeanings } from "./meanings.ts";
import type { ActivityLook } from "./stages.ts";
import { textIn, withSuggestions } from "./store.ts";
import { readUses } from "./uses.ts";

/** The most of the site's own statuses that have a button. */
const MAX_BUTTONS = 9;

/** A status that forms offer. */
export interface OfferedStatus {
  text: string;
  look: ActivityLook;
  /** Whether one press chooses it; others are in the list below the field. */
  hasButton: boolean;
}

/**
 * Returns the statuses that forms offer in a language: the suggestions, then the site's own, most used first and of
 * equally used ones the newest first. Makes one request to the store if the site has statuses of its own.
 */
export async function listOffered(
  kv: Kv,
  statuses: StatusMeanings,
  code: LocaleCode,
): Promise<OfferedStatus[]> {
  const shown = withSuggestions(statuses.records)
    .filter(({ hidden }) => hidden === "no");
  const suggested = shown.filter((record) =>
    record.text === null && statuses.ownId(textIn(record, code)) === null
  );
  const own = shown.filter(({ text }) => text !== null);
  const uses = own.length === 0 ? {} : await readUses(kv);
  const byUse = own.toReversed()
    .toSorted((one, other) => (uses[other.id] ?? 0) - (uses[one.id] ?? 0));
  return [...suggested, ...byUse].map((record, at) => {
    const text = textIn(record, code);
    const hasButton = at < suggested.length + MAX_BUTTONS;
    return { text, look: statuses.lookOf(text), hasButton };
  });
}
