import type { Choice } from "@/lib/forms/description.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** Returns the label of a choice. */
export function choiceText(t: Translate, { value, label }: Choice): string {
  return label === undefined ? value : t(label);
}
