import type { Choice } from "@/lib/forms/description.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** Returns what a choice is called. */
export function choiceText(t: Translate, { value, label }: Choice): string {
  return label === undefined ? value : t(label);
}
