import type { Import } from "./import.ts";
import { type Encoding, ENCODINGS, isUnicode } from "./schema.ts";

/** Reports whether a member must first confirm the encoding, without which perhaps no column is known. */
export function asksEncoding(
  { status, failure, found, options, parts }: Import,
): boolean {
  const isRead = status === "checked" || failure?.key === "import.noColumn";
  return isRead && parts > 0 && found?.isCertain === false &&
    options.encoding === undefined;
}

/** Returns the encodings that can be chosen for a file; none for a workbook, and if it is in Unicode, which it shows by itself. */
export function offeredEncodings(
  { found, options, is_workbook }: Import,
): Encoding[] {
  const { encoding: chosen } = options;
  const isEvident = chosen === undefined && found !== null &&
    isUnicode(found.encoding);
  if (is_workbook || isEvident) return [];
  return ENCODINGS.filter((encoding) =>
    !isUnicode(encoding) || encoding === chosen
  );
}
