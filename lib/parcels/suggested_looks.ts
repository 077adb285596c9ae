import type { Translate } from "@/lib/i18n/translate.ts";
import { STAGES } from "@/lib/fields/constants.ts";
import { type ActivityLook, lookOf } from "./looks.ts";

/** Returns the looks of the suggested statuses by their lower-case names in a language. */
export function suggestedLooks(t: Translate): Record<string, ActivityLook> {
  return Object.fromEntries(
    STAGES.map((stage) => [
      t(`status.${stage}`).toLowerCase(),
      lookOf(stage),
    ]),
  );
}
