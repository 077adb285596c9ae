import { fold, joined } from "@/lib/store/fold.ts";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { type Stage, STAGES } from "@/lib/fields/constants.ts";
import { FORMER_STATUSES } from "./former_statuses.ts";

/** Every status suggested now or formerly in any language, as it is suggested and as it is compared. */
let known: Map<string, Stage> | undefined;

/**
 * Reads how far a parcel is from its status, which is free text: only from a suggestion (decision 25) in any of the
 * languages, whatever its case, accents and punctuation; else null.
 */
export function stageOf(status: string | null): Stage | null {
  if (status === null) return null;
  // Most are suggestions as they stand, and found at a tenth of what comparing costs.
  return suggestions().get(status) ?? suggestions().get(plain(status)) ?? null;
}

/** The stages after which nothing more is expected. */
const ENDS: ReadonlySet<Stage | undefined> = new Set<Stage>([
  "delivered",
  "returned",
  "cancelled",
]);

/**
 * Reports whether a parcel is at its end by its status. A longer status that begins with an end counts, too: a parcel that was
 * "Delivered to a neighbour" must not be shown as delayed.
 */
export function hasEnded(status: string | null): boolean {
  if (status === null) return false;
  const stage = stageOf(status);
  if (stage !== null) return ENDS.has(stage);
  const words = fold(status).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((_, last) =>
    ENDS.has(suggestions().get(words.slice(0, last + 1).join("")))
  );
}

function suggestions(): Map<string, Stage> {
  return known ??= readKnown();
}

function readKnown(): Map<string, Stage> {
  const known = new Map<string, Stage>();
  const add = (stage: Stage, status: string) =>
    known.set(status, stage).set(plain(status), stage);
  for (const stage of STAGES) {
    FORMER_STATUSES[stage]?.forEach((status) => add(stage, status));
  }
  // English last: where two languages mean different things by a word, its meaning counts.
  for (const texts of [...Object.values(dictionaries), dictionaries.en]) {
    for (const stage of STAGES) add(stage, texts[`status.${stage}`]);
  }
  return known;
}

/** As a search does, so that a Turkish I, whose small form has no dot, is an i. */
function plain(text: string): string {
  return joined(fold(text));
}
