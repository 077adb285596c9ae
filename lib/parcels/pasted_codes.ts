import { pastedCode } from "./tracking_code.ts";

/** What stands between the codes of a list: a table's cells, lines of a scanner, words of a mail. */
const BETWEEN = /[\s,;]+/;

/** Returns the codes of a pasted or scanned list, in its order; of a tracking link its code. Other words come as they are. */
export function splitCodes(text: string): string[] {
  return text.split(BETWEEN).filter((word) => word !== "").map(pastedCode);
}
