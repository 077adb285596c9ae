import { suggestedText } from "@/lib/parcels/status_text.ts";
import { stageOf } from "@/lib/parcels/stages.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** Returns a status, or the title of an entry, as the panel shows it: a suggested one in the reader's language (decision 119). */
export function shownStatus(t: Translate, status: string): string {
  const stage = stageOf(status);
  return stage === null ? status : suggestedText(status, t(`status.${stage}`));
}
