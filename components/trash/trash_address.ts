import type { TrashNoun } from "@/lib/fields/constants.ts";

export const TRASH = "/control/trash.html";

/** Returns the address of a noun's trash. */
export function trashAddress(noun: TrashNoun): string {
  return `${TRASH}?noun=${noun}`;
}
