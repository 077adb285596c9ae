export const TRASH = "/control/trash.html";

/** Returns the address of a noun's trash. */
export function trashAddress(noun: string): string {
  return `${TRASH}?noun=${noun}`;
}
